//! Processes many things at once; the results come out one by one, in the order
//! of the things.
//!
//! Each thread takes a thing, processes it, and hands in the result; the thread with the next result in order passes on
//! that result and all results waiting for it. A small thing therefore costs no more than two locks. At any time only a
//! few results per thread are in progress or waiting for an earlier result, however many things there are. Memory
//! therefore stays bounded, and the first results come out while the last things are still being read.

use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::abort;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The number of things in progress or waiting, per thread.
const AHEAD: usize = 16;

/// Processes the things with this many threads and passes the results to `give` in order. Ends at the
/// first error from `give`.
pub(crate) fn for_each<Thing: Send, Done: Send>(
    threads: usize,
    things: impl Iterator<Item = Thing> + Send,
    work: impl Fn(Thing) -> Done + Sync,
    give: impl FnMut(Done) -> io::Result<()> + Send,
) -> io::Result<()> {
    let source = Mutex::new((0, things.fuse()));
    let results =
        Results { exit: Mutex::new(Exit::new(give)), room: Condvar::new(), most: AHEAD * threads };
    let next = || {
        let mut source = lock(&source);
        let (number, things) = &mut *source;
        let thing = if results.wait_for_room(*number) { things.next() } else { None };
        *number += 1;
        thing.map(|thing| (*number - 1, thing))
    };
    let take_part = || {
        while let Some((number, thing)) = next() {
            results.hand_in(number, worked(&work, thing));
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(take_part);
        }
        take_part();
    });
    results.exit.into_inner().unwrap_or_else(PoisonError::into_inner).outcome
}

/// The other threads would wait for a result that never comes, so a panic ends the program, as it does in release
/// builds anyway.
fn worked<Thing, Done>(work: impl Fn(Thing) -> Done, thing: Thing) -> Done {
    catch_unwind(AssertUnwindSafe(|| work(thing))).unwrap_or_else(|_| abort())
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The place from which results are passed on in order.
struct Results<Done, Give> {
    exit: Mutex<Exit<Done, Give>>,
    /// Notified whenever a result has left.
    room: Condvar,
    most: usize,
}

struct Exit<Done, Give> {
    give: Give,
    /// The number of results passed on.
    left: usize,
    /// The results that come next, if they have been handed in.
    waiting: VecDeque<Option<Done>>,
    outcome: io::Result<()>,
}

impl<Done, Give: FnMut(Done) -> io::Result<()>> Results<Done, Give> {
    /// Waits until the thing with this number may be started; false if
    /// everything has ended early.
    fn wait_for_room(&self, number: usize) -> bool {
        let is_full =
            |exit: &mut Exit<Done, Give>| exit.outcome.is_ok() && number - exit.left >= self.most;
        let exit = self.room.wait_while(lock(&self.exit), is_full);
        exit.unwrap_or_else(PoisonError::into_inner).outcome.is_ok()
    }

    /// Takes a result, and passes on all results whose turn it is.
    fn hand_in(&self, number: usize, done: Done) {
        let mut exit = lock(&self.exit);
        let place = number - exit.left;
        if exit.waiting.len() <= place {
            exit.waiting.resize_with(place + 1, || None);
        }
        exit.waiting[place] = Some(done);
        exit.give_ready();
        // Only the thread that is about to take a thing waits.
        self.room.notify_one();
    }
}

impl<Done, Give: FnMut(Done) -> io::Result<()>> Exit<Done, Give> {
    const fn new(give: Give) -> Self {
        Self { give, left: 0, waiting: VecDeque::new(), outcome: Ok(()) }
    }

    fn give_ready(&mut self) {
        while self.outcome.is_ok() && matches!(self.waiting.front(), Some(Some(_))) {
            self.left += 1;
            if let Some(done) = self.waiting.pop_front().flatten() {
                self.outcome = (self.give)(done);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread::sleep;
    use std::time::Duration;

    use super::for_each;

    #[test]
    fn results_keep_the_order_of_the_things() {
        let slow_when_even = |number: u64| {
            sleep(Duration::from_micros(500 * (number % 2)));
            number * 10
        };
        let mut results = Vec::new();
        for_each(4, 0..200, slow_when_even, |result| {
            results.push(result);
            Ok(())
        })
        .unwrap();
        assert_eq!(results, (0..200).map(|number| number * 10).collect::<Vec<_>>());
    }

    #[test]
    fn it_ends_at_the_first_error_and_does_not_take_all_things() {
        let taken = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&taken);
        let things = (0..1_000_000).inspect(move |_| {
            counter.fetch_add(1, Ordering::Relaxed);
        });
        let closed =
            for_each(4, things, |thing| thing, |_: u32| Err(io::ErrorKind::BrokenPipe.into()));
        assert_eq!(closed.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
        assert!(taken.load(Ordering::Relaxed) < 10_000);
    }

    #[test]
    fn a_result_is_given_before_the_next_thing_is_there() {
        let given = Arc::new(AtomicUsize::new(0));
        let seen = Arc::clone(&given);
        let things = (0..2).inspect(move |number| {
            for _ in 0..2000 {
                if seen.load(Ordering::SeqCst) == *number {
                    return;
                }
                sleep(Duration::from_millis(1));
            }
            panic!("thing {number} was not given in time");
        });
        for_each(
            1,
            things,
            |thing| thing,
            |_| {
                given.fetch_add(1, Ordering::SeqCst);
                Ok(())
            },
        )
        .unwrap();
    }
}
