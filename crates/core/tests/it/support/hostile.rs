//! Long texts that no person would write, each of which has slowed down a
//! reader or could: an endless line, endless short lines, drawings without an
//! end.

/// A text of about this many bytes, by name.
pub struct Hostile {
    pub name: &'static str,
    /// The part that the text repeats.
    unit: &'static str,
}

/// To add one: a line here.
pub const HOSTILE: &[Hostile] = &[
    Hostile { name: "letters", unit: "a" },
    Hostile { name: "digits", unit: "1" },
    Hostile { name: "blanks", unit: " " },
    Hostile { name: "empty-lines", unit: "\n" },
    Hostile { name: "comments", unit: "# \n" },
    Hostile { name: "brackets", unit: "[" },
    Hostile { name: "bracket-lines", unit: "[\n" },
    Hostile { name: "numbers", unit: "1 2 3 4 5 6 7 8 9\n" },
    Hostile { name: "wide-numbers", unit: "-1 " },
    Hostile {
        name: "number-lines",
        unit: "-1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1\n",
    },
    Hostile { name: "bars", unit: "|" },
    Hostile { name: "plan-lines", unit: "  | 1 2 3 4 5 6 7 8 9 |\n" },
    Hostile { name: "picture-lines", unit: "+---+---+---+---+---+---+---+---+---+---+---+---+\n" },
    Hostile { name: "sides", unit: "west = [1,2\n" },
    Hostile { name: "sides-open", unit: "west = [1,2,3,4],\n\n" },
    Hostile { name: "dots", unit: ". . . . . . . . . . . . . . . .\n" },
    Hostile { name: "links-cut", unit: "sky9.\n" },
    Hostile { name: "one-link", unit: "sky9." },
    Hostile { name: "hashes", unit: "#" },
    Hostile { name: "addresses", unit: "https://example.org/#" },
    Hostile { name: "percent", unit: "%2D" },
    Hostile { name: "game-ids", unit: "9:" },
    Hostile { name: "unequal-lines", unit: "9:0,0,0,0,0,0,0,0,0,\n" },
    Hostile { name: "ideographs", unit: "\u{6f22}" },
    Hostile { name: "json", unit: "[[-1,1,-1],[1,0,1],\n" },
    Hostile { name: "snakes", unit: "3,2," },
    Hostile { name: "slashes", unit: "bwb/w/" },
    Hostile { name: "windows-lines", unit: "x\r\n" },
    Hostile { name: "nothing", unit: "\0" },
];

impl Hostile {
    /// The text with this many bytes or slightly fewer.
    pub fn text(&self, bytes: usize) -> String {
        self.unit.repeat(bytes / self.unit.len())
    }

    /// The same, broken into lines of this many bytes or slightly fewer.
    pub fn lines(&self, bytes: usize, line: usize) -> String {
        let row = self.text(line).replace('\n', " ") + "\n";
        row.repeat(bytes / row.len())
    }
}
