//! The published vectors: twelve puzzles, and the counts of the lab's
//! strategies on them. The tests of links, of other programs' texts and of the
//! lab use them.

use std::fs;
use std::path::Path;

use gridfold_core::message::grouped;

/// Twelve puzzles with one solution each.
pub const VECTORS: [&str; 12] = [
    "sky4.1332.2122.3213.1423",
    "sky5.32341.12324.14224.32321",
    "sky5.-----.2-22-.-3--2.3----",
    "sky5.---4-.33---.-12-3.-233-",
    "sky6.223416.234221.222241.312322",
    "sky6.23--42.--3-1-.-2-3--.----52.-1G6F3G2--1L",
    "sky6.------.--1--4.----2-.----4-.-2D43--5E1E4O1-",
    "fut4.L4E.lgDggF.GlF",
    "fut5.M2M.-lEl--lEllgD.JgEgF",
    "fut5.D3V.Dg-gLg--.--lgJgglgD",
    "fut6.M3W6.-lDllKggDglG.Dl--gKlFgG",
    "fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-",
];

/// The strategies whose counts do not change when the program is improved: the
/// columns of the tables in `docs/strategies.md`. The last strategy is not in
/// the tables of tries.
pub const COLUMNS: [&str; 9] = [
    "line-check",
    "early-checks",
    "domains",
    "elimination",
    "queue",
    "candidates",
    "fix-point",
    "stronger",
    "person",
];

/// The tries of a complete search of each puzzle. An independent program
/// counted the same for `early-checks`, `domains`, `fix-point` and `stronger`;
/// transcripts of the documents' programs show the same for `elimination` on
/// the first four puzzles and for `candidates` on the last five.
pub const TRIES: [[u64; 8]; 12] = [
    [139, 304, 110, 57, 58, 0, 0, 0],
    [10_959, 35_615, 8_964, 3_864, 3_639, 8, 7, 0],
    [105_236, 454_375, 97_683, 38_563, 26_043, 3_468, 2_169, 0],
    [31_490, 127_825, 28_323, 9_788, 7_899, 54, 54, 4],
    [4_843_247, 6_324_510, 1_243_113, 379_324, 439_382, 700, 387, 0],
    [530_909, 1_180_848, 208_242, 25_231, 36_773, 312, 630, 3],
    [15_412, 83_094, 11_264, 2_562, 1_731, 88, 98, 8],
    [306, 980, 150, 69, 57, 0, 0, 0],
    [17_510, 57_190, 6_599, 2_442, 1_624, 0, 0, 0],
    [7_198, 28_335, 2_017, 1_124, 702, 10, 11, 0],
    [95_703, 333_522, 29_263, 13_182, 11_206, 24, 21, 0],
    [393_240, 1_350_810, 98_447, 27_164, 20_326, 61, 58, 17],
];

/// The positions of a complete search of each puzzle.
pub const POSITIONS: [[u64; 9]; 12] = [
    [100, 77, 71, 26, 25, 1, 1, 1, 1],
    [8_799, 7_124, 5_900, 1_716, 1_569, 5, 4, 1, 1],
    [90_881, 90_876, 68_855, 17_835, 11_791, 1_721, 1_055, 1, 1],
    [26_791, 25_566, 19_782, 4_396, 3_487, 28, 21, 2, 1],
    [4_151_681, 1_054_086, 803_514, 167_152, 187_512, 350, 162, 1, 1],
    [483_790, 196_809, 147_140, 11_431, 16_818, 157, 270, 2, 1],
    [13_850, 13_850, 7_675, 1_152, 760, 45, 48, 4, 1],
    [246, 246, 86, 28, 22, 1, 1, 1, 1],
    [11_439, 11_439, 4_331, 1_105, 718, 1, 1, 1, 1],
    [5_668, 5_668, 1_269, 511, 309, 6, 4, 1, 1],
    [55_588, 55_588, 16_111, 5_504, 4_667, 13, 9, 1, 1],
    [225_136, 225_136, 60_333, 11_031, 8_288, 31, 21, 7, 2],
];

/// Asserts that a table in `docs/strategies.md` has this row.
pub fn assert_documented(link: &str, counts: &[u64]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/strategies.md");
    let page = fs::read_to_string(path).expect("the page");
    let counts: Vec<String> = counts.iter().map(|count| grouped(*count)).collect();
    let row = format!("| `{link}` | {} |", counts.join(" | "));
    assert!(page.contains(&row), "{row}");
}
