//! Measures the sentences of the documents: a report that never fails.
//!
//! The report counts paragraphs and list items. Code blocks, tables, headings, the addresses of links, and generated
//! documents are left out. Anything in backquotes counts as one word, and may begin a sentence.

use std::fs;
use std::process::Command;

use crate::step::Outcome;

/// The length of the longest sentence that is not listed.
const LONG: usize = 30;

/// Documents that are written from comments, or that are a list of changes rather than prose.
const LEFT_OUT: &[&str] = &["docs/techniques.md", "CHANGELOG.md"];

/// Prints a line for each document, and then every long sentence.
pub(crate) fn report() -> Outcome {
    let listed =
        Command::new("git").args(["ls-files", "*.md"]).output().map_err(|e| e.to_string())?;
    let paths = String::from_utf8_lossy(&listed.stdout).into_owned();
    println!("{:>6} {:>9} {:>5} {:>7} {:>7}", "words", "sentences", "mean", "longest", "over 30");
    let mut named = Vec::new();
    let (mut words, mut sentences) = (0, 0);
    for path in paths.lines().filter(|path| !LEFT_OUT.contains(path)) {
        let Ok(text) = fs::read_to_string(path) else { continue };
        let found = sentences_of(&text);
        let lengths: Vec<usize> = found.iter().map(|one| length(one)).collect();
        print_line(&lengths, path);
        words += lengths.iter().sum::<usize>();
        sentences += lengths.len();
        named.extend(found.into_iter().filter(|one| length(one) > LONG).map(|one| (path, one)));
    }
    println!("{words:>6} {sentences:>9} {:>5.1}   all documents\n", mean(words, sentences));
    for (path, sentence) in named {
        println!("{path}: {} words: {sentence}", length(&sentence));
    }
    Ok(())
}

fn print_line(lengths: &[usize], path: &str) {
    let words: usize = lengths.iter().sum();
    let longest = lengths.iter().max().unwrap_or(&0);
    let over = lengths.iter().filter(|&&length| length > LONG).count();
    let mean = mean(words, lengths.len());
    println!("{words:>6} {:>9} {mean:>5.1} {longest:>7} {over:>7}   {path}", lengths.len());
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand words")]
fn mean(words: usize, sentences: usize) -> f64 {
    words as f64 / sentences.max(1) as f64
}

fn length(sentence: &str) -> usize {
    sentence.split(' ').filter(|word| word.contains(char::is_alphanumeric)).count()
}

fn sentences_of(text: &str) -> Vec<String> {
    paragraphs(text).iter().flat_map(|one| split(&plain(one))).collect()
}

/// The paragraphs and list items of a document, each as one line.
fn paragraphs(text: &str) -> Vec<String> {
    let (mut all, mut now, mut code) = (Vec::new(), String::new(), false);
    for line in text.lines().map(str::trim) {
        let fence = line.starts_with("```");
        code ^= fence;
        if code || fence || line.is_empty() || line.starts_with(['|', '#', '<']) {
            all.push(std::mem::take(&mut now));
        } else if let Some(item) = item(line) {
            all.push(std::mem::replace(&mut now, item.to_owned()));
        } else {
            now = format!("{now} {line}");
        }
    }
    all.push(now);
    all.retain(|one| !one.is_empty());
    all
}

/// The text of a list item.
fn item(line: &str) -> Option<&str> {
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = number.strip_prefix(". ").filter(|_| number.len() < line.len());
    line.strip_prefix("* ").or_else(|| line.strip_prefix("- ")).or(numbered)
}

/// The text without addresses of links and asterisks; anything in backquotes
/// becomes one word.
fn plain(paragraph: &str) -> String {
    let (mut text, mut quoted, mut address) = (String::new(), false, false);
    let mut before = ' ';
    for sign in paragraph.chars() {
        quoted ^= sign == '`';
        address |= before == ']' && sign == '(';
        match sign {
            _ if address => address = sign != ')',
            '*' | '[' | ']' => {}
            ' ' | '.' | '?' | '!' if quoted => text.push('_'),
            _ => text.push(sign),
        }
        before = sign;
    }
    text
}

/// Splits a text after . ! ? if a blank and the beginning of a sentence follow.
fn split(text: &str) -> Vec<String> {
    let (mut all, mut now) = (Vec::new(), String::new());
    for word in text.split_whitespace() {
        let begins = word
            .starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit() || "“\"(`".contains(c));
        if now.ends_with(['.', '!', '?']) && begins {
            all.push(std::mem::take(&mut now));
        }
        if !now.is_empty() {
            now.push(' ');
        }
        now.push_str(word);
    }
    all.push(now);
    all.retain(|one| length(one) > 0);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_tables_and_addresses_are_left_out() {
        let text = "# A head\nOne `two three` [four](http://x.y/z). Five\nsix!\n\n| a | b |\n* Seven.\n```sh\nls -l\n```\n1. Eight nine";
        let lengths: Vec<usize> = sentences_of(text).iter().map(|one| length(one)).collect();
        assert_eq!(lengths, [3, 2, 1, 2]);
    }
}
