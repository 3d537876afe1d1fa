//! Facts about one line with clues at its ends, checked by enumeration: the
//! rules conclude everything that follows.

use gridfold_core::grid::Values;
use gridfold_core::puzzle::visible;

/// Every order of 1..=n.
fn orders(n: usize) -> Vec<Vec<u32>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..n {
        let longer = orders.iter().flat_map(|order: &Vec<u32>| {
            let free = (1..=n as u32).filter(|value| !order.contains(value));
            free.map(|value| [&order[..], &[value]].concat()).collect::<Vec<_>>()
        });
        orders = longer.collect();
    }
    orders
}

fn seen(order: &[u32]) -> (u32, u32) {
    (visible(order.iter().copied()), visible(order.iter().rev().copied()))
}

/// The values of each place in all orders with these clues; None if there are
/// no such orders.
fn kept(n: usize, front: Option<u32>, back: Option<u32>) -> Option<Vec<Values>> {
    let mut kept = vec![Values::NONE; n];
    for order in orders(n) {
        let (left, right) = seen(&order);
        if front.is_none_or(|clue| clue == left) && back.is_none_or(|clue| clue == right) {
            kept.iter_mut().zip(&order).for_each(|(all, one)| *all = *all | Values::only(*one));
        }
    }
    (!kept[0].is_empty()).then_some(kept)
}

#[test]
fn orders_by_what_is_seen_are_counted_by_stirling_numbers() {
    let expected: [&[usize]; 4] = [
        &[6, 11, 6, 1],
        &[24, 50, 35, 10, 1],
        &[120, 274, 225, 85, 15, 1],
        &[720, 1764, 1624, 735, 175, 21, 1],
    ];
    for (n, expected) in (4..).zip(expected) {
        let mut counts = vec![0; n];
        orders(n).iter().for_each(|order| counts[seen(order).0 as usize - 1] += 1);
        assert_eq!(counts, expected);
    }
}

#[test]
fn on_an_empty_line_the_edge_limit_says_all_but_one_thing() {
    for n in 3..=7_usize {
        for clue in 2..n as u32 {
            let kept = kept(n, Some(clue), None).expect("an order");
            for (place, kept) in (1..).zip(kept) {
                let limit = (n as u32 - clue + place).min(n as u32);
                let mut expected = Values::up_to(limit);
                if clue == 2 && place == 2 {
                    expected = expected & !Values::only(n as u32 - 1);
                }
                assert_eq!(kept, expected, "size {n}, clue {clue}, place {place}");
            }
        }
    }
}

#[test]
fn facing_clues_are_possible_up_to_one_more_than_the_size() {
    for n in 3..=7_usize {
        for front in 1..=n as u32 {
            for back in 1..=n as u32 {
                let possible = front + back <= n as u32 + 1 && front + back > 2;
                assert_eq!(kept(n, Some(front), Some(back)).is_some(), possible);
            }
        }
    }
}

#[test]
fn two_facing_clues_say_more_together_only_in_four_cases() {
    for n in 5..=7_usize {
        let top = n as u32;
        for front in 1..=top {
            for back in front..=top {
                let Some(both) = kept(n, Some(front), Some(back)) else { continue };
                let [one, other] = [kept(n, Some(front), None), kept(n, None, Some(back))];
                let (one, other) = (one.expect("an order"), other.expect("an order"));
                let apart: Vec<Values> =
                    one.into_iter().zip(other).map(|(one, other)| one & other).collect();
                // A clue n facing a clue 1 decides the whole line by itself.
                let known = front > 1 && front + back == top + 1
                    || [(1, 2), (1, 3), (2, 2)].contains(&(front, back));
                assert_eq!(apart != both, known, "size {n}, clues {front} and {back}");
            }
        }
    }
}

#[test]
fn where_the_tallest_stands_says_what_the_rules_say() {
    let n = 6;
    for order in orders(n) {
        let clue = seen(&order).0 as usize;
        let peak = order.iter().position(|value| *value == 6).expect("the tallest") + 1;
        if peak == clue {
            assert!(order[..clue].is_sorted());
            let within =
                |(place, value): (u32, &u32)| (place..=6 - clue as u32 + place).contains(value);
            assert!((1..).zip(&order[..clue]).all(within));
        }
        if clue == 2 && peak >= 3 {
            assert!((peak as u32 - 1..=5).contains(&order[0]));
            assert!(order[1..peak - 1].iter().all(|value| *value <= 4));
        }
        if clue == 3 && peak == n {
            assert_ne!(order[1], 4);
        }
    }
}
