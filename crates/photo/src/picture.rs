//! A picture with one number per pixel, which gives values between pixels, a
//! smaller copy, and means of the surroundings.

use crate::geometry::Point;

/// A picture with one number per pixel, row by row.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) values: Vec<f32>,
}

impl Picture {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, height, values: vec![0.0; width * height] }
    }

    pub(crate) fn at(&self, x: usize, y: usize) -> f32 {
        self.values[y * self.width + x]
    }

    pub(crate) fn row(&self, y: usize) -> &[f32] {
        &self.values[y * self.width..(y + 1) * self.width]
    }

    /// The longer side.
    pub(crate) fn long(&self) -> usize {
        self.width.max(self.height)
    }

    /// The value at a point, interpolated between four pixels; beyond the edge,
    /// the value of the nearest pixel.
    pub(crate) fn between(&self, point: Point) -> f32 {
        let x = point.x.max(0.0).min((self.width - 1) as f32);
        let y = point.y.max(0.0).min((self.height - 1) as f32);
        let (left, up) = (x as usize, y as usize);
        let (right, down) = ((left + 1).min(self.width - 1), (up + 1).min(self.height - 1));
        let (across, along) = (x - left as f32, y - up as f32);
        let upper = self.at(left, up) * (1.0 - across) + self.at(right, up) * across;
        let lower = self.at(left, down) * (1.0 - across) + self.at(right, down) * across;
        upper * (1.0 - along) + lower * along
    }

    /// Whether a point is within the picture.
    pub(crate) fn holds(&self, point: Point) -> bool {
        let on = |at: f32, side: usize| (-0.5..=side as f32 - 0.5).contains(&at);
        on(point.x, self.width) && on(point.y, self.height)
    }

    /// The same picture with `factor` x `factor` pixels averaged to one pixel.
    pub(crate) fn reduced(&self, factor: usize) -> Self {
        let (width, height) = (self.width / factor, self.height / factor);
        let mut smaller = Self::new(width.max(1), height.max(1));
        if width == 0 || height == 0 {
            return smaller;
        }
        let share = 1.0 / (factor * factor) as f32;
        for y in 0..height {
            for from in y * factor..(y + 1) * factor {
                let sums = &mut smaller.values[y * width..(y + 1) * width];
                for (sum, values) in sums.iter_mut().zip(self.row(from).chunks_exact(factor)) {
                    *sum += values.iter().sum::<f32>() * share;
                }
            }
        }
        smaller
    }

    /// The mean over a square around each pixel, from `radius` pixels before it to `radius` pixels
    /// after it, cut off at the edge.
    pub(crate) fn local_mean(&self, radius: usize) -> Self {
        let mut mean = Self::new(self.width, self.height);
        let mut columns = vec![0.0_f64; self.width];
        let mut held = 0;
        for y in 0..self.height {
            let end = (y + radius + 1).min(self.height);
            for row in held..end {
                add(&mut columns, self.row(row), 1.0);
            }
            held = end;
            if y > radius {
                add(&mut columns, self.row(y - radius - 1), -1.0);
            }
            let rows = end - y.saturating_sub(radius);
            let to = &mut mean.values[y * self.width..(y + 1) * self.width];
            slide(&columns, radius, rows, to);
        }
        mean
    }
}

fn add(sums: &mut [f64], row: &[f32], sign: f64) {
    for (sum, value) in sums.iter_mut().zip(row) {
        *sum += f64::from(*value) * sign;
    }
}

/// The means along one row, from the sums of its columns.
fn slide(columns: &[f64], radius: usize, rows: usize, to: &mut [f32]) {
    let mut sum = columns[..radius.min(columns.len())].iter().sum::<f64>();
    for (x, mean) in to.iter_mut().enumerate() {
        if let Some(entering) = columns.get(x + radius) {
            sum += entering;
        }
        if x > radius {
            sum -= columns[x - radius - 1];
        }
        let count = (x + radius + 1).min(columns.len()) - x.saturating_sub(radius);
        *mean = (sum / (count * rows) as f64) as f32;
    }
}

#[cfg(test)]
mod tests {
    use super::Picture;
    use crate::geometry::Point;

    fn slope() -> Picture {
        let values = (0..12 * 8).map(|at| (at % 12) as f32 + 10.0 * (at / 12) as f32).collect();
        Picture { width: 12, height: 8, values }
    }

    #[test]
    fn values_between_pixels_lie_between_theirs() {
        assert_eq!(slope().between(Point::new(3.5, 2.25)), 26.0);
        assert_eq!(slope().between(Point::new(-9.0, 99.0)), 70.0);
    }

    #[test]
    fn a_reduced_picture_has_the_means() {
        let small = slope().reduced(4);
        assert_eq!((small.width, small.height), (3, 2));
        assert_eq!(small.at(1, 1), 60.5);
    }

    #[test]
    fn local_means_are_those_of_the_plain_sum() {
        let picture = slope();
        let mean = picture.local_mean(2);
        for (x, y) in [(0_usize, 0_usize), (5, 3), (11, 7), (1, 6)] {
            let (mut sum, mut count) = (0.0, 0.0);
            for row in y.saturating_sub(2)..(y + 3).min(8) {
                for column in x.saturating_sub(2)..(x + 3).min(12) {
                    sum += picture.at(column, row);
                    count += 1.0;
                }
            }
            assert!((mean.at(x, y) - sum / count).abs() < 1e-3, "at {x}, {y}");
        }
    }
}
