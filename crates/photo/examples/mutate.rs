//! Reads many small damaged pictures, the same ones each time, and says how many show a grid: `mutate COUNT [SEED]`.
//! A panic ends the run.

#[path = "../tests/it/mutated.rs"]
mod mutated;

use std::env;
use std::io::{Write, stdout};

/// The next of a fixed sequence of numbers (xorshift).
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

fn main() -> std::io::Result<()> {
    let mut numbers = env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let count = numbers.next().unwrap_or(10_000);
    let mut state = numbers.next().unwrap_or(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut grids = 0;
    for done in 1..=count {
        let script: Vec<u8> = (0..120).map(|_| next(&mut state) as u8).collect();
        grids += u64::from(mutated::read_picture(&script).is_ok());
        if done % 10_000 == 0 || done == count {
            writeln!(stdout(), "{done} pictures, {grids} with a grid")?;
        }
    }
    Ok(())
}
