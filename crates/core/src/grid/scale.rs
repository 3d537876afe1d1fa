//! How values 1..=n are shown to people.

/// Values are shown as 1, 2, 3; as 10, 20, 30; or, if the lowest one is a park,
/// as 0, 1, 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The height of one storey as shown: 1 or 10.
    pub unit: u32,
    /// Whether the lowest value is a park, which is shown as 0.
    pub parks: bool,
}

impl Scale {
    /// Values are shown as they are.
    pub const PLAIN: Self = Self { unit: 1, parks: false };

    /// The number of storeys of a value, 1..=n; a park has none.
    #[must_use]
    pub const fn storeys(self, value: u32) -> u32 {
        value - self.parks as u32
    }

    /// The number that is shown for a value, 1..=n, or for a larger one that a draft has by mistake; at most `u32::MAX`.
    #[must_use]
    pub const fn shown(self, value: u32) -> u32 {
        self.storeys(value).saturating_mul(self.unit)
    }

    /// The value of a shown number; `None` if the number falls between two values or below the
    /// lowest. The result may be above n.
    #[must_use]
    pub const fn value(self, shown: u32) -> Option<u32> {
        let value = shown / self.unit + self.parks as u32;
        if shown.is_multiple_of(self.unit) && value > 0 { Some(value) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::Scale;

    #[test]
    fn a_shown_number_stands_for_its_value() {
        for (unit, parks) in [(1, false), (10, false), (1, true), (10, true)] {
            let scale = Scale { unit, parks };
            for value in 1..=32 {
                assert_eq!(scale.value(scale.shown(value)), Some(value), "{scale:?}");
            }
        }
        assert_eq!(Scale { unit: 10, parks: true }.shown(1), 0);
        assert_eq!(Scale::PLAIN.value(0), None);
        assert_eq!(Scale { unit: 10, parks: false }.value(15), None);
        assert_eq!(Scale { unit: 10, parks: false }.shown(u32::MAX), u32::MAX);
    }
}
