//! The puzzles of a day: three wishes and their seeds, determined by the date
//! alone.
//!
//! Kinds and variants change with the day of the week. All puzzles in this table are quick to make,
//! because the page makes them when it is opened.

use core::fmt;

use super::wish::{Aim, Wish};
use crate::conditions::Feature;
use crate::explain::Band;
use crate::kind::Kind;
use crate::kind::{FUTOSHIKI, MIXED, SKYSCRAPERS};
use crate::message::Message;

/// A day of the Gregorian calendar, extended to the centuries before it was in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    year: u32,
    month: u32,
    day: u32,
}

/// One of the puzzles of a day.
#[derive(Clone, Debug, PartialEq)]
pub struct Daily {
    /// The name: `small`, `medium` or `hard`.
    pub id: &'static str,
    /// The wish.
    pub wish: Wish,
    /// The seed.
    pub seed: u64,
}

/// The kind, size and band of a puzzle, and perhaps a feature of its whole grid.
struct Plan(&'static Kind, usize, Band, Option<Feature>);

const IDS: [&str; 3] = ["small", "medium", "hard"];

/// The small, medium and hard puzzle of each weekday, starting on Monday.
#[rustfmt::skip]
static WEEK: [[Plan; 3]; 7] = {
    use Band::{Easy, Expert, Gentle, Hard, Medium};
    use Feature::{Adjacent, Boxes, Diagonals, Parks};
    [
        [Plan(&SKYSCRAPERS, 4, Easy, None), Plan(&FUTOSHIKI, 6, Medium, None), Plan(&SKYSCRAPERS, 7, Hard, None)],
        [Plan(&FUTOSHIKI, 4, Easy, None), Plan(&SKYSCRAPERS, 6, Medium, None), Plan(&FUTOSHIKI, 7, Hard, None)],
        [Plan(&FUTOSHIKI, 5, Gentle, None), Plan(&MIXED, 6, Medium, None), Plan(&SKYSCRAPERS, 7, Expert, None)],
        [Plan(&MIXED, 4, Easy, None), Plan(&SKYSCRAPERS, 6, Medium, Some(Diagonals)), Plan(&FUTOSHIKI, 7, Expert, None)],
        [Plan(&SKYSCRAPERS, 5, Gentle, None), Plan(&FUTOSHIKI, 6, Medium, Some(Adjacent)), Plan(&FUTOSHIKI, 7, Hard, Some(Diagonals))],
        [Plan(&FUTOSHIKI, 5, Easy, Some(Adjacent)), Plan(&MIXED, 6, Medium, Some(Diagonals)), Plan(&SKYSCRAPERS, 7, Hard, Some(Diagonals))],
        [Plan(&SKYSCRAPERS, 5, Easy, Some(Parks)), Plan(&FUTOSHIKI, 6, Medium, Some(Boxes)), Plan(&MIXED, 7, Expert, None)],
    ]
};

/// The puzzles of a day: small, medium and hard.
#[must_use]
pub fn daily(date: Date) -> [Daily; 3] {
    let days = date.days();
    let week = &WEEK[(days % 7) as usize];
    core::array::from_fn(|number| Daily {
        id: IDS[number],
        wish: week[number].wish(),
        seed: days * IDS.len() as u64 + number as u64,
    })
}

impl Plan {
    fn wish(&self) -> Wish {
        let Self(kind, size, band, feature) = *self;
        let features = feature.into_iter().collect();
        Wish { features, aim: Aim::Band(band), ..Wish::of(kind, size) }
    }
}

impl Date {
    /// A day from year 1 to 9999; months and days are counted from 1.
    ///
    /// # Errors
    /// Fails with a sentence if the calendar has no such day.
    pub fn new(year: u32, month: u32, day: u32) -> Result<Self, Message> {
        let date = Self { year, month, day };
        let is_one = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=date.days_of_month()).contains(&day);
        let named = || format!("{year:04}-{month:02}-{day:02}");
        if is_one { Ok(date) } else { Err(Message::new("generate.date").with("date", named())) }
    }

    /// The day this many days later; `None` after the year 9999.
    #[must_use]
    pub fn after(self, days: u64) -> Option<Self> {
        let mut date = self;
        for _ in 0..days {
            date = date.next()?;
        }
        Some(date)
    }

    fn next(self) -> Option<Self> {
        let Self { year, month, day } = self;
        let next = [(year, month, day + 1), (year, month + 1, 1), (year + 1, 1, 1)];
        next.into_iter().find_map(|(year, month, day)| Self::new(year, month, day).ok())
    }

    const fn days_of_month(self) -> u32 {
        match self.month {
            4 | 6 | 9 | 11 => 30,
            2 if self.is_leap_year() => 29,
            2 => 28,
            _ => 31,
        }
    }

    const fn is_leap_year(self) -> bool {
        self.year.is_multiple_of(4)
            && (!self.year.is_multiple_of(100) || self.year.is_multiple_of(400))
    }

    /// The number of days since the first of January of year 1, which was a
    /// Monday.
    #[must_use]
    pub fn days(self) -> u64 {
        let past = u64::from(self.year - 1);
        let years = past * 365 + past / 4 - past / 100 + past / 400;
        let months: u32 = (1..self.month).map(|month| Self { month, ..self }.days_of_month()).sum();
        years + u64::from(months + self.day - 1)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn every_day_is_one_more_than_the_day_before() {
        let mut last = None;
        for year in 1890..2110 {
            for (month, day) in (1..=12).flat_map(|month| (1..=31).map(move |day| (month, day))) {
                let Ok(date) = Date::new(year, month, day) else { continue };
                let days = date.days();
                assert!(last.is_none_or(|last| days == last + 1), "{date:?}");
                last = Some(days);
            }
        }
        assert_eq!(last, Some(770_295));
    }

    #[test]
    fn days_follow_one_another() {
        let after = |days| Date::new(2026, 12, 30).expect("a day").after(days);
        let written: Vec<String> = (0..4).filter_map(after).map(|date| date.to_string()).collect();
        assert_eq!(written, ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]);
        assert_eq!(Date::new(9999, 12, 31).expect("a day").after(1), None);
        assert_eq!(after(800).expect("a day").to_string(), "2029-03-09");
    }

    #[test]
    fn the_day_of_the_week_is_that_of_the_calendar() {
        let weekday = |year, month, day| Date::new(year, month, day).expect("a day").days() % 7;
        assert_eq!(weekday(1, 1, 1), 0);
        assert_eq!(weekday(1969, 7, 20), 6);
        assert_eq!(weekday(2000, 2, 29), 1);
        assert_eq!(weekday(2026, 11, 22), 6);
    }

    #[test]
    fn what_is_no_day_says_so() {
        for (year, month, day) in
            [(0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 4, 31), (1900, 2, 29)]
        {
            let refused = Date::new(year, month, day).expect_err("no day");
            assert_eq!(refused.key, "generate.date");
        }
        let refused = Date::new(2026, 2, 30).expect_err("no day").to_string();
        assert_eq!(refused, "2026-02-30 is not a calendar date.");
        assert!(Date::new(2000, 2, 29).is_ok());
    }
}
