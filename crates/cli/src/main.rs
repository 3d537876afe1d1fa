//! Gridfold for a terminal and for pipes.

fn main() {}
