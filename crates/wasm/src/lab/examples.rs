//! Examples for the tests of the lab.

use gridfold_core::formats;

use crate::wire::{LabTask, SnakeRequest};

/// The grid of a link.
pub(super) fn grid(link: &str) -> LabTask {
    LabTask::Grid(formats::read(link).unwrap().draft)
}

/// The documents' snake, 3 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 3, and its cube.
pub(super) fn snake() -> LabTask {
    let chain = "ESCCCSCCSCCCSCSCCCCSCSCSCSE".to_owned();
    LabTask::Snake(SnakeRequest { chain, cuboid: [3; 3] })
}
