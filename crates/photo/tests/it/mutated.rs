//! Small pictures made from arbitrary bytes: an approximate grid, and damage.
//! The tests, the fuzz target and `examples/mutate.rs` read them.

use gridfold_core::grid::Values;
use gridfold_photo::{Known, Photo, Point, Reading, Unread, read};

/// The bytes that control the drawing; zeros once they are used up.
struct Script<'a>(std::slice::Iter<'a, u8>);

impl Script<'_> {
    fn next(&mut self) -> usize {
        self.0.next().copied().unwrap_or(0).into()
    }

    /// A number from `from` up to but not including `to`.
    fn between(&mut self, from: usize, to: usize) -> usize {
        from + (self.next() << 8 | self.next()) % (to - from).max(1)
    }
}

/// A picture with three or four bytes per pixel.
struct Canvas {
    width: usize,
    height: usize,
    channels: usize,
    bytes: Vec<u8>,
}

impl Canvas {
    fn fill(&mut self, x: usize, y: usize, width: usize, height: usize, colour: [u8; 3]) {
        for row in y..(y + height).min(self.height) {
            for column in x..(x + width).min(self.width) {
                let at = (row * self.width + column) * self.channels;
                self.bytes[at..at + 3].copy_from_slice(&colour);
            }
        }
    }
}

/// Reads the picture of these bytes. A reading or an error is fine; a panic is not.
pub fn read_picture(bytes: &[u8]) -> Result<Reading, Unread> {
    let mut script = Script(bytes.iter());
    let canvas = drawn(&mut script);
    let known = known(&mut script, &canvas);
    let photo =
        Photo::new(canvas.width, canvas.height, &canvas.bytes).expect("as many bytes as pixels");
    read(&photo, &known)
}

fn drawn(script: &mut Script<'_>) -> Canvas {
    let (width, height) = (script.between(40, 150), script.between(40, 150));
    let channels = 3 + script.next() % 2;
    let paper = 255 - (script.next() % 160) as u8;
    let bytes = vec![paper; width * height * channels];
    let mut canvas = Canvas { width, height, channels, bytes };
    grid(script, &mut canvas);
    for _ in 0..script.next() % 24 {
        change(script, &mut canvas);
    }
    canvas
}

/// Draws lines, straight or sheared, or boxes with gaps.
fn grid(script: &mut Script<'_>, canvas: &mut Canvas) {
    let size = script.between(2, 12);
    let side = canvas.width.min(canvas.height) * script.between(40, 101) / 100;
    let (left, top) = (script.next() % 30, script.next() % 30);
    let (gap, thick) = (script.next() % 4, 1 + script.next() % 3);
    let shear = script.next() % 20;
    let ink = [(script.next() % 200) as u8; 3];
    let pitch = side / size;
    for line in 0..=size {
        for along in 0..size * pitch {
            let slip = along * shear / 100;
            for edge in [line * pitch, (line * pitch + gap).min(side)] {
                canvas.fill(left + edge + slip, top + along, thick, 1, ink);
                canvas.fill(left + along, top + edge + slip, 1, thick, ink);
            }
        }
    }
}

fn change(script: &mut Script<'_>, canvas: &mut Canvas) {
    let (x, y) = (script.between(0, canvas.width), script.between(0, canvas.height));
    let (width, height) = (script.next() % 40, script.next() % 40);
    match script.next() % 6 {
        0 => canvas.fill(x, y, width % 8, height % 12, [script.next() as u8; 3]),
        1 => canvas.fill(x, y, width, height, [255, 255, 255]),
        2 => canvas.fill(x, y, canvas.width, 1, [script.next() as u8, script.next() as u8, 0]),
        3 => noise(script, canvas),
        4 => canvas.bytes.reverse(),
        _ => canvas.bytes.rotate_left((y * canvas.width + x) * canvas.channels),
    }
}

fn noise(script: &mut Script<'_>, canvas: &mut Canvas) {
    let (step, depth) = (1 + script.next(), script.next() as u8);
    for (at, byte) in canvas.bytes.iter_mut().enumerate().step_by(step) {
        *byte = byte.wrapping_add((at as u8).wrapping_mul(151) & depth);
    }
}

/// What a person may have told the reader, sensible or not.
fn known(script: &mut Script<'_>, canvas: &Canvas) -> Known {
    let said = script.next();
    let mut corner = || {
        let at = |side: usize, byte: usize| (byte as f32 / 128.0 - 0.5) * side as f32;
        Point { x: at(canvas.width, script.next()), y: at(canvas.height, script.next()) }
    };
    let corners = [corner(), corner(), corner(), corner()];
    Known {
        corners: (said % 4 == 1).then_some(corners),
        size: (said % 8 > 5).then_some(4 + said % 6),
        kind: None,
        turn: (said % 16 > 12).then_some(said % 4),
        possible: (said % 32 > 20).then(|| vec![Values(said as u32); 81]),
    }
}
