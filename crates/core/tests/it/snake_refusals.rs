//! The sentences that say why a chain cannot be folded; they are never wrong.

use gridfold_core::snake::{Chain, Pruning, Question, refusals};

use crate::support::random::Dice;
use crate::support::snakes::{ask, by_name, chain, cuboid, named};

fn said(runs: &[usize], sides: [usize; 3]) -> Vec<String> {
    let chain = Chain::from_runs(runs).expect("a chain");
    refusals(&chain, cuboid(sides)).iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_plainly_wrong_is_said() {
    assert_eq!(
        said(&[3, 2, 2], [3, 3, 3]),
        ["The chain has 5 cubelets, but the box 3x3x3 holds 27."]
    );
    assert_eq!(
        said(&[2, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], [2, 2, 4]),
        [
            "Segment 2 has 5 cubelets (straight ones: 3); the longest segment that fits in a box 2x2x4 has 4."
        ]
    );
    assert_eq!(
        said(&[3, 2, 2], [1, 5, 1]),
        ["Cubelet 3 is a corner, but a box 1x5x1 has no room to turn."]
    );
    let sides = "The segments 3 to 4 (of 3, 3 cubelets) cannot follow one another in a box 2x2x3: each \
                 lies at a right angle to the one before, and too few sides are long enough.";
    assert_eq!(said(&[2, 2, 3, 3, 2, 2, 2, 2, 2], [2, 2, 3]), [sides]);
}

#[test]
fn straights_cannot_fill_the_corners_of_the_box() {
    let few = said(&[3, 3, 3, 3], [1, 3, 3]);
    assert_eq!(few, [] as [String; 0]);
    let odd = chain("ESCCSCSCSCSCSCSCSCSCCCCCCCE");
    let text = refusals(&odd, cuboid([3; 3]))[0].to_string();
    assert!(
        text.starts_with("Too few of the cubelets 1, 3, 5 … are corners or ends: 6."),
        "{text}"
    );
    let snake = Chain::from_runs(&[4, 4, 4, 4, 4, 3]).expect("a chain");
    assert_eq!(snake.len(), 18);
    let text = refusals(&snake, cuboid([2, 3, 3])).last().expect("a reason").to_string();
    assert!(text.starts_with("Only 7 cubelets are corners or ends"), "{text}");
    let mut runs = vec![3; 15];
    runs.push(2);
    let [forward] = &said(&runs, [2, 4, 4])[..] else { panic!("one reason") };
    assert!(
        forward.starts_with("Too few of the cubelets 2, 4, 6 … are corners or ends: 1."),
        "{forward}"
    );
    runs.reverse();
    let [backward] = &said(&runs, [2, 4, 4])[..] else { panic!("one reason") };
    assert!(
        backward.starts_with("Too few of the cubelets 1, 3, 5 … are corners or ends: 1."),
        "{backward}"
    );
}

#[test]
fn snakes_that_can_be_folded_are_never_refused() {
    for snake in named().iter().filter(|snake| snake.classes > 0) {
        assert_eq!(refusals(&snake.chain, snake.cuboid), [], "{}", snake.name);
        assert_eq!(refusals(&snake.chain.reversed(), snake.cuboid), [], "{}", snake.name);
    }
    assert_eq!(refusals(&by_name("rudolph9").chain, cuboid([3; 3])).len(), 1);
}

#[test]
fn whatever_is_refused_has_no_folding() {
    let mut dice = Dice(4);
    let boxes = [[2, 2, 2], [1, 3, 3], [1, 2, 5], [2, 2, 3], [2, 2, 4], [1, 1, 6], [3, 2, 3]];
    let plain = Question { pruning: Pruning::NONE, limit: Some(1), ..Question::ALL };
    let (mut refused, mut folded) = (0, 0);
    for sides in boxes {
        for _ in 0..600 {
            let cuboid = cuboid(sides);
            let mut letters: String =
                (1..cuboid.volume() - 1).map(|_| if dice.chance(70) { 'C' } else { 'S' }).collect();
            letters = format!("E{letters}E");
            let found = ask(&chain(&letters), cuboid, plain).classes > 0;
            let reasons = refusals(&chain(&letters), cuboid);
            assert!(!found || reasons.is_empty(), "{letters} in {cuboid}: {reasons:?}");
            refused += usize::from(!reasons.is_empty());
            folded += usize::from(found);
        }
    }
    assert!(refused > 500 && folded > 20, "{refused} refused, {folded} folded");
}
