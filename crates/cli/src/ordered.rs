//! Work on many things at once whose results come out one by one, in the order of the things.
//!
//! At any time only a few results per core are under way or wait for an earlier one, however many things there
//! are, so memory stays bounded and the first results come while the last things are still being read.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// Things under way or waiting, for each core.
const AHEAD: usize = 16;

/// Works on the things on all cores and hands the results to `give` in order. Ends at its first error.
pub(crate) fn for_each<Thing, Done>(
    things: impl Iterator<Item = Thing> + Send,
    work: impl Fn(Thing) -> Done + Send + Sync + 'static,
    mut give: impl FnMut(Done) -> io::Result<()>,
) -> io::Result<()>
where
    Thing: Send + 'static,
    Done: Send + 'static,
{
    let (queue, results) = sync_channel(AHEAD * rayon::current_num_threads());
    thread::scope(|scope| {
        scope.spawn(move || start_all(things, Arc::new(work), &queue));
        // Dropping `results` at an early end makes the queue refuse, and with that ends the thread above.
        results.into_iter().filter_map(|result| result.recv().ok()).try_for_each(&mut give)
    })
}

fn start_all<Thing, Done>(
    things: impl Iterator<Item = Thing>,
    work: Arc<impl Fn(Thing) -> Done + Send + Sync + 'static>,
    queue: &SyncSender<Receiver<Done>>,
) where
    Thing: Send + 'static,
    Done: Send + 'static,
{
    for thing in things {
        let (sender, receiver) = sync_channel(1);
        if queue.send(receiver).is_err() {
            return;
        }
        let work = Arc::clone(&work);
        rayon::spawn(move || {
            // The receiver is gone where the work ended early; the result is not needed then.
            let _ = sender.send(work(thing));
        });
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
        for_each(0..200, slow_when_even, |result| {
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
            for_each(things, |thing| thing, |_: u32| Err(io::ErrorKind::BrokenPipe.into()));
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
