//! A small convolutional net with one-byte weights.
//!
//! The net has three or four 3 x 3 convolutions, a maximum over blocks of 2 x 2,
//! and two fully connected layers. `tools/photo/train.py` makes the weights and has
//! the same net in JAX.

use crate::glyph::GLYPH;

/// The strides of the convolutions: of a small net, and of one that looks more closely.
pub(crate) const COARSE: &[usize] = &[2, 2, 1];
pub(crate) const FINE: &[usize] = &[1, 2, 2, 1];
/// The number of inputs of the first full layer besides the picture.
const FACTS: usize = 3;

/// A net that is ready to look at glyphs.
#[derive(Debug)]
pub(crate) struct Net {
    /// Each convolution and its stride.
    convolutions: Vec<(Layer, usize)>,
    hidden: Layer,
    last: Layer,
}

/// The weights from one list of numbers to the next.
#[derive(Debug)]
struct Layer {
    weights: Vec<f32>,
    biases: Vec<f32>,
}

impl Net {
    /// Reads the bytes written by the training: the channels of each convolution,
    /// the hidden units, the classes; then each layer's steps, biases and weights.
    pub(crate) fn of(bytes: &[u8], strides: &[usize]) -> Self {
        let (sizes, mut rest) = bytes.split_at(strides.len() + 2);
        let (channels, full) = sizes.split_at(strides.len());
        let mut next = |outputs: u8, inputs: usize| {
            let outputs = usize::from(outputs);
            let (layer, after) = rest.split_at(outputs * (8 + inputs));
            rest = after;
            Layer::of(layer, outputs, inputs)
        };
        let (mut convolutions, mut planes) = (Vec::new(), 1);
        for (outputs, stride) in channels.iter().zip(strides) {
            convolutions.push((next(*outputs, 9 * planes), *stride));
            planes = usize::from(*outputs);
        }
        let hidden = next(full[0], planes * (GLYPH / 8) * (GLYPH / 8) + FACTS);
        let last = next(full[1], usize::from(full[0]));
        Self { convolutions, hidden, last }
    }

    /// The probabilities of the classes for 24 x 24 pixels and three facts.
    pub(crate) fn look(&self, pixels: &[f32], facts: [f32; FACTS]) -> Vec<f32> {
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
        softmax(self.last.full(&values))
    }
}

impl Layer {
    fn of(bytes: &[u8], outputs: usize, inputs: usize) -> Self {
        let (steps, rest) = bytes.split_at(4 * outputs);
        let (biases, weights) = rest.split_at(4 * outputs);
        let steps = floats(steps);
        let rows = weights.chunks_exact(inputs).zip(&steps);
        let weights =
            rows.flat_map(|(row, step)| row.iter().map(move |byte| f32::from(*byte as i8) * step));
        Self { weights: weights.collect(), biases: floats(biases) }
    }

    /// A convolution over planes of `side` x `side`; negative results become 0.
    fn convolved(&self, planes: &[f32], side: usize, stride: usize) -> Vec<f32> {
        let to = side / stride;
        let inputs = planes.len() / (side * side);
        let mut result = Vec::with_capacity(self.biases.len() * to * to);
        for (output, bias) in self.biases.iter().enumerate() {
            let from = result.len();
            result.resize(from + to * to, *bias);
            for (input, plane) in planes.chunks_exact(side * side).enumerate() {
                let kernel = &self.weights[(output * inputs + input) * 9..][..9];
                for (row, line) in result[from..].chunks_exact_mut(to).enumerate() {
                    add_row(line, plane, kernel, row * stride, side, stride);
                }
            }
        }
        positive(&mut result);
        result
    }

    fn full(&self, values: &[f32]) -> Vec<f32> {
        let rows = self.weights.chunks_exact(values.len()).zip(&self.biases);
        rows.map(|(row, bias)| bias + row.iter().zip(values).map(|(a, b)| a * b).sum::<f32>())
            .collect()
    }
}

/// Adds the contribution of three rows of a plane, around row `y`, to a row of results.
fn add_row(line: &mut [f32], plane: &[f32], kernel: &[f32], y: usize, side: usize, stride: usize) {
    for (down, weights) in kernel.chunks_exact(3).enumerate() {
        let Some(row) = (y + down).checked_sub(1).filter(|row| *row < side) else { continue };
        let row = &plane[row * side..(row + 1) * side];
        for (at, sum) in line.iter_mut().enumerate() {
            let x = at * stride;
            let left = if x > 0 { row[x - 1] } else { 0.0 };
            let right = if x + 1 < side { row[x + 1] } else { 0.0 };
            *sum += left * weights[0] + row[x] * weights[1] + right * weights[2];
        }
    }
}

/// The greatest value of each block of 2 x 2 values.
fn maxima(planes: &[f32], side: usize) -> Vec<f32> {
    let half = side / 2;
    let plane = |plane: &[f32]| -> Vec<f32> {
        let at = |x: usize, y: usize| plane[y * side + x];
        let places = (0..half * half).map(|place| (place % half * 2, place / half * 2));
        places
            .map(|(x, y)| at(x, y).max(at(x + 1, y)).max(at(x, y + 1)).max(at(x + 1, y + 1)))
            .collect()
    };
    planes.chunks_exact(side * side).flat_map(plane).collect()
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

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes
        .chunks_exact(4)
        .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{COARSE, FINE, Net};
    use crate::glyph::GLYPH;

    /// The bytes of a net with one channel everywhere, whose weights are all the same.
    fn bytes(weight: i8, classes: usize, convolutions: usize) -> Vec<u8> {
        let mut bytes = vec![1; convolutions + 1];
        bytes.push(classes as u8);
        let mut shapes = vec![(1, 9); convolutions];
        shapes.extend([(1, 12), (classes, 1)]);
        for (outputs, inputs) in shapes {
            for _ in 0..outputs {
                bytes.extend(0.25_f32.to_le_bytes());
            }
            for output in 0..outputs {
                bytes.extend((output as f32).to_le_bytes());
            }
            bytes.extend(vec![weight as u8; outputs * inputs]);
        }
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
    fn chances_add_up_and_depend_on_the_picture() {
        let net = Net::of(&bytes(-1, 2, 3), COARSE);
        let white = net.look(&[0.0; GLYPH * GLYPH], [0.0; 3]);
        assert!((white.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        let facts = net.look(&[0.0; GLYPH * GLYPH], [-4.0; 3]);
        assert_eq!(white[1], facts[1] / facts[0] / (1.0 + facts[1] / facts[0]));
    }
}
