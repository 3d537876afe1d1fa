//! Every chore of the repository: build, serve, test.

fn main() {}
