//! A small convolutional net with one-byte weights.
//!
//! The net has 3 x 3 convolutions, a maximum over blocks of 2 x 2, and two fully
//! connected layers. `tools/photo/train.py` makes the weights and has the same net in PyTorch.

use crate::geometry::Point;
use crate::glyph::GLYPH;
use crate::packed::Packed;
use crate::picture::Picture;

/// The strides of the convolutions: of a small net, and of one that looks more closely.
pub(crate) const COARSE: &[usize] = &[2, 2, 1];
pub(crate) const FINE: &[usize] = &[1, 2, 2, 1, 1];
/// The number of inputs of the first full layer besides the picture.
const FACTS: usize = 3;
/// The packed weights are so much larger than the weights in steps.
const OFFSET: i16 = 64;
/// A glyph with a class of this chance is clear.
const CLEAR: f32 = 0.97;
/// Further views of a glyph that is not: turned by an angle with this sine, slanted by so much.
const VIEWS: [(f32, f32); 4] = [(0.0998, 0.0), (-0.0998, 0.0), (0.0, 0.12), (0.0, -0.12)];
/// So many outputs are computed at once.
const BLOCK: usize = 8;

/// A net that is ready to look at glyphs.
#[derive(Debug)]
pub(crate) struct Net {
    /// Each convolution and its stride.
    convolutions: Vec<(Layer, usize)>,
    hidden: Layer,
    last: Layer,
}

/// The weights from one list of numbers to the next: for each block of outputs, its biases and the weights of each input.
#[derive(Debug)]
struct Layer {
    blocks: Vec<([f32; BLOCK], Vec<[f32; BLOCK]>)>,
    outputs: usize,
}

/// The inputs of a layer that are not 0, and their places.
type Inputs = Vec<(usize, f32)>;

impl Net {
    /// Reads the bytes written by the training: the channels of each convolution, the hidden units, the classes; each
    /// layer's steps and biases, as the upper halves of numbers; then the packed weights of all layers.
    pub(crate) fn of(bytes: &[u8], strides: &[usize]) -> Self {
        let (sizes, rest) = bytes.split_at(strides.len() + 2);
        let outputs = || sizes.iter().map(|size| usize::from(*size));
        let (scales, weights) = rest.split_at(4 * outputs().sum::<usize>());
        let (mut scales, mut weights) = (halves(scales), Packed::new(weights));
        let mut planes = 1;
        let mut layers = outputs().enumerate().map(|(at, outputs)| {
            let inputs = match at.checked_sub(strides.len()) {
                None => 9 * planes,
                Some(0) => planes * (GLYPH / 8) * (GLYPH / 8) + FACTS,
                Some(_) => planes,
            };
            planes = outputs;
            Layer::of(&mut scales, &mut weights, outputs, inputs)
        });
        let convolutions = layers.by_ref().zip(strides.iter().copied());
        let convolutions = convolutions.take(strides.len()).collect();
        let mut next = || layers.next().expect("a net has two full layers");
        Self { convolutions, hidden: next(), last: next() }
    }

    /// The probabilities of the classes for 24 x 24 pixels and three facts.
    pub(crate) fn look(&self, pixels: &[f32], facts: [f32; FACTS]) -> Vec<f32> {
        self.look_closely(pixels, facts).0
    }

    /// The probabilities, and what the layer before the last one finds: glyphs that look alike have similar numbers there.
    pub(crate) fn look_closely(&self, pixels: &[f32], facts: [f32; FACTS]) -> (Vec<f32>, Vec<f32>) {
        let mut values = pixels.to_vec();
        let mut side = GLYPH;
        for (layer, stride) in &self.convolutions {
            values = layer.convolved(&values, side, *stride);
            side /= stride;
        }
        values = maxima(&values, side);
        values.extend(facts);
        values = self.hidden.full(&values);
        positive(&mut values);
        (softmax(self.last.full(&values)), values)
    }

    /// What a first look has told. If it is not clear, the mean of several views, which errs less.
    pub(crate) fn look_again(
        &self,
        first: &[f32],
        pixels: &[f32],
        facts: [f32; FACTS],
    ) -> Vec<f32> {
        if first.iter().any(|chance| *chance > CLEAR) {
            return first.to_vec();
        }
        let mut sums: Vec<f32> = first.iter().map(|chance| chance.ln()).collect();
        for (sine, slant) in VIEWS {
            let view = self.look(&viewed(pixels, sine, slant), facts);
            sums.iter_mut().zip(view).for_each(|(sum, chance)| *sum += chance.ln());
        }
        let count = (1 + VIEWS.len()) as f32;
        softmax(sums.iter().map(|sum| sum / count).collect())
    }
}

impl Layer {
    fn of(
        scales: &mut impl Iterator<Item = f32>,
        weights: &mut Packed,
        outputs: usize,
        inputs: usize,
    ) -> Self {
        let steps: Vec<f32> = scales.take(outputs).collect();
        let mut blocks = vec![([0.0; BLOCK], vec![[0.0; BLOCK]; inputs]); outputs.div_ceil(BLOCK)];
        for (output, bias) in scales.take(outputs).enumerate() {
            blocks[output / BLOCK].0[output % BLOCK] = bias;
        }
        for (output, step) in steps.iter().enumerate() {
            for row in &mut blocks[output / BLOCK].1 {
                row[output % BLOCK] = f32::from(i16::from(weights.next()) - OFFSET) * step;
            }
        }
        Self { blocks, outputs }
    }

    /// A convolution over `side` x `side` places, each with the values of all planes; negative results become 0.
    fn convolved(&self, values: &[f32], side: usize, stride: usize) -> Vec<f32> {
        let to = side / stride;
        let planes = values.len() / (side * side);
        let mut result = Vec::with_capacity(self.outputs * to * to);
        let mut around = Inputs::new();
        for place in 0..to * to {
            around.clear();
            for near in 0..9 {
                let x = (place % to * stride + near % 3).wrapping_sub(1);
                let y = (place / to * stride + near / 3).wrapping_sub(1);
                if x < side && y < side {
                    let there = values[(y * side + x) * planes..][..planes].iter().enumerate();
                    let inked = there.filter(|(_, value)| **value != 0.0);
                    around.extend(inked.map(|(plane, value)| (9 * plane + near, *value)));
                }
            }
            self.add(&around, &mut result);
        }
        positive(&mut result);
        result
    }

    fn full(&self, values: &[f32]) -> Vec<f32> {
        let mut result = Vec::with_capacity(self.outputs);
        self.add(&values.iter().copied().enumerate().collect(), &mut result);
        result
    }

    /// Adds the outputs for some inputs to a list.
    fn add(&self, inputs: &Inputs, result: &mut Vec<f32>) {
        let end = result.len() + self.outputs;
        for (biases, weights) in &self.blocks {
            let mut sums = *biases;
            for (at, value) in inputs {
                let row = &weights[*at];
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += value * weight;
                }
            }
            result.extend(sums);
        }
        result.truncate(end);
    }
}

/// The greatest value of each plane in each block of 2 x 2 places, plane by plane.
fn maxima(values: &[f32], side: usize) -> Vec<f32> {
    let (planes, half) = (values.len() / (side * side), side / 2);
    let at = |plane: usize, x: usize, y: usize| values[(y * side + x) * planes + plane];
    let places = (0..planes * half * half)
        .map(|at| (at / (half * half), at % half * 2, at / half % half * 2));
    places
        .map(|(plane, x, y)| {
            let above = at(plane, x, y).max(at(plane, x + 1, y));
            above.max(at(plane, x, y + 1)).max(at(plane, x + 1, y + 1))
        })
        .collect()
}

/// A glyph turned by an angle with this sine, at most a quarter turn, and slanted by so much, in pixels a pixel. A library's
/// sine would take 3 KB of the packed wasm.
fn viewed(pixels: &[f32], sine: f32, slant: f32) -> Vec<f32> {
    let glyph = Picture { width: GLYPH, height: GLYPH, values: pixels.to_vec() };
    let middle = (GLYPH - 1) as f32 / 2.0;
    let cosine = (1.0 - sine * sine).sqrt();
    let at = |place: usize| {
        let (x, y) = ((place % GLYPH) as f32 - middle, (place / GLYPH) as f32 - middle);
        let across = x * cosine - y * sine + slant * y;
        let point = Point::new(across + middle, x * sine + y * cosine + middle);
        if glyph.holds(point) { glyph.between(point) } else { 0.0 }
    };
    (0..GLYPH * GLYPH).map(at).collect()
}

fn positive(values: &mut [f32]) {
    values.iter_mut().for_each(|value| *value = value.max(0.0));
}

fn softmax(mut values: Vec<f32>) -> Vec<f32> {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    values.iter_mut().for_each(|value| *value = (*value - most).exp());
    let sum: f32 = values.iter().sum();
    values.iter_mut().for_each(|value| *value /= sum);
    values
}

/// Numbers of which only the upper halves are stored.
fn halves(bytes: &[u8]) -> impl Iterator<Item = f32> {
    bytes.chunks_exact(2).map(|two| f32::from_le_bytes([0, 0, two[0], two[1]]))
}

#[cfg(test)]
mod tests {
    use super::{COARSE, FINE, Net, OFFSET, VIEWS, viewed};
    use crate::glyph::GLYPH;
    use crate::packed;

    /// The bytes of a net with one channel everywhere, whose weights are all the same.
    fn bytes(weight: i16, classes: usize, convolutions: usize) -> Vec<u8> {
        let mut bytes = vec![1; convolutions + 1];
        bytes.push(classes as u8);
        let weights = 9 * convolutions + 12 + classes;
        for outputs in bytes.clone() {
            let scales = std::iter::repeat_n(0.25, outputs.into());
            for scale in scales.chain((0..outputs).map(f32::from)) {
                bytes.extend(&scale.to_le_bytes()[2..]);
            }
        }
        bytes.extend(packed::tests::pack(&vec![(weight + OFFSET) as u8; weights]));
        bytes
    }

    #[test]
    fn without_weights_the_biases_decide() {
        let sum = 1.0 + 1_f32.exp() + 2_f32.exp();
        for strides in [COARSE, FINE] {
            let chances =
                Net::of(&bytes(0, 3, strides.len()), strides).look(&[1.0; GLYPH * GLYPH], [0.0; 3]);
            for (class, chance) in chances.iter().enumerate() {
                assert!((chance - (class as f32).exp() / sum).abs() < 1e-5, "{chances:?}");
            }
        }
    }

    #[test]
    fn what_is_unclear_is_seen_again_and_the_mean_counts() {
        let net = Net::of(&bytes(-1, 2, 3), COARSE);
        let pixels: Vec<f32> =
            (0..GLYPH * GLYPH).map(|at| f32::from(u8::from(at % GLYPH < 9))).collect();
        assert_eq!(net.look_again(&[0.02, 0.98], &pixels, [-4.0; 3]), [0.02, 0.98]);
        let first = net.look(&pixels, [-4.0; 3]);
        let mean = net.look_again(&first, &pixels, [-4.0; 3]);
        assert!((mean.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{mean:?}");
        let odds: Vec<f32> = std::iter::once((0.0, 0.0))
            .chain(VIEWS)
            .map(|(sine, slant)| net.look(&viewed(&pixels, sine, slant), [-4.0; 3]))
            .map(|chances| (chances[1] / chances[0]).ln())
            .collect();
        let average = odds.iter().sum::<f32>() / 5.0;
        assert!(((mean[1] / mean[0]).ln() - average).abs() < 1e-4, "{odds:?}");
    }

    #[test]
    fn a_view_is_turned_and_slanted() {
        let point = |x: usize, y: usize| {
            let mut pixels = vec![0.0; GLYPH * GLYPH];
            pixels[y * GLYPH + x] = 1.0;
            pixels
        };
        let quarter = viewed(&point(20, 3), 1.0, 0.0);
        assert!(quarter[3 * GLYPH + 3] > 0.99, "the point is at the upper left");
        assert!(viewed(&point(5, 7), 0.0, 0.0)[7 * GLYPH + 5] > 0.99);
        let slanted = viewed(&point(12, 0), 0.0, 1.0);
        assert!((slanted[GLYPH - 1] - 0.5).abs() < 1e-5, "half of it is beyond the edge");
    }

    #[test]
    fn chances_add_up_and_depend_on_the_picture() {
        let net = Net::of(&bytes(-1, 2, 3), COARSE);
        let white = net.look(&[0.0; GLYPH * GLYPH], [0.0; 3]);
        assert!((white.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        let facts = net.look(&[0.0; GLYPH * GLYPH], [-4.0; 3]);
        assert_eq!(white[1], facts[1] / facts[0] / (1.0 + facts[1] / facts[0]));
    }
}
