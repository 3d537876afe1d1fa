//! Known vulnerabilities of dependencies: queries the databases of npm and Rust
//! about both lock files.
//!
//! The audit needs the network, so it is not part of the gate. A database that cannot be reached is reported with its
//! command, but only a known vulnerability is a failure.

use std::process::Command;

use serde_json::Value;

use crate::step::{Fallible, Outcome, root};

/// A database's answer.
#[derive(Debug, PartialEq, Eq)]
enum Said {
    Nothing,
    /// There are vulnerabilities, in the database's own words.
    Faults(String),
    /// The database was not queried, for this reason.
    NotAsked(String),
}

/// A program that queries a database, and how to interpret its standard output
/// and standard error.
struct Audit {
    line: &'static str,
    read: fn(&str, &str) -> Said,
}

/// To add an audit, add a line here.
const AUDITS: &[Audit] = &[
    Audit { line: "npm audit --json", read: of_npm },
    Audit { line: "cargo deny --format json --locked check advisories", read: of_deny },
    Audit { line: "cargo audit --json", read: of_audit },
    Audit { line: "cargo audit --json --file fuzz/Cargo.lock", read: of_audit },
];

/// Queries all databases, and fails if any of them reports a vulnerability.
pub(crate) fn run() -> Outcome {
    let mut faults = Vec::new();
    for audit in AUDITS {
        println!("\n== {} ==", audit.line);
        match audit.ask() {
            Said::Nothing => println!("No fault is known."),
            Said::NotAsked(why) => println!("Not asked: {why}\nTo ask it: {}", audit.line),
            Said::Faults(words) => {
                println!("{words}");
                faults.push(audit.line);
            }
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!("Faults are known. To repeat: {}", faults.join("; ")).into())
}

impl Audit {
    fn ask(&self) -> Said {
        self.output().map_or_else(
            |error| Said::NotAsked(format!("it did not start ({error}).")),
            |(out, err)| (self.read)(&out, &err),
        )
    }

    fn output(&self) -> Fallible<(String, String)> {
        let mut words = self.line.split_whitespace();
        let program = words.next().unwrap_or_default();
        let output = Command::new(program).args(words).current_dir(root()).output()?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ok((text(&output.stdout), text(&output.stderr)))
    }
}

/// `npm audit` counts its findings; any other answer means that the request
/// failed.
fn of_npm(out: &str, _: &str) -> Said {
    let answer: Value = serde_json::from_str(out).unwrap_or_default();
    match answer["metadata"]["vulnerabilities"]["total"].as_u64() {
        Some(0) => Said::Nothing,
        Some(_) => Said::Faults(format!("{:#}", answer["vulnerabilities"])),
        None => Said::NotAsked(answer["message"].as_str().unwrap_or("no answer.").to_owned()),
    }
}

/// `cargo deny` writes one object per line to standard error, and ends with a
/// summary if it gets that far.
fn of_deny(_: &str, err: &str) -> Said {
    let lines: Vec<Value> =
        err.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let of_type = |name: &'static str| lines.iter().filter(move |line| line["type"] == name);
    let message = |line: &Value| line["fields"]["message"].as_str().unwrap_or("").to_owned();
    let faults: Vec<String> = of_type("diagnostic").map(message).collect();
    if of_type("summary").next().is_none() {
        let why = of_type("log").map(message).next();
        return Said::NotAsked(why.unwrap_or_else(|| last_line(err)));
    }
    if faults.is_empty() { Said::Nothing } else { Said::Faults(faults.join("\n")) }
}

/// `cargo audit` writes one object, if it has the database.
fn of_audit(out: &str, err: &str) -> Said {
    let answer: Value = serde_json::from_str(out).unwrap_or_default();
    let found = &answer["vulnerabilities"];
    match found["found"].as_bool() {
        Some(false) => Said::Nothing,
        Some(true) => Said::Faults(format!("{:#}", found["list"])),
        None => Said::NotAsked(last_line(err)),
    }
}

fn last_line(text: &str) -> String {
    text.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or("no answer.").to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Said, of_audit, of_deny, of_npm};

    fn not_asked(why: &str) -> Said {
        Said::NotAsked(why.to_owned())
    }

    #[test]
    fn npm_counts_or_was_not_reached() {
        let counted =
            |total| format!(r#"{{"metadata":{{"vulnerabilities":{{"total":{total}}}}}}}"#);
        assert_eq!(of_npm(&counted(0), ""), Said::Nothing);
        assert!(matches!(of_npm(&counted(2), ""), Said::Faults(_)));
        assert_eq!(
            of_npm(r#"{"message":"405 Method Not Allowed"}"#, ""),
            not_asked("405 Method Not Allowed")
        );
        assert_eq!(of_npm("", ""), not_asked("no answer."));
    }

    #[test]
    fn cargo_deny_sums_up_or_was_not_reached() {
        let log = r#"{"fields":{"level":"ERROR","message":"failed to fetch"},"type":"log"}"#;
        let fault =
            r#"{"fields":{"message":"use after free","severity":"error"},"type":"diagnostic"}"#;
        let sum = r#"{"fields":{"advisories":{"errors":1}},"type":"summary"}"#;
        assert_eq!(of_deny("", log), not_asked("failed to fetch"));
        assert_eq!(of_deny("", sum), Said::Nothing);
        assert_eq!(
            of_deny("", &format!("{fault}\n{sum}")),
            Said::Faults("use after free".to_owned())
        );
        assert_eq!(
            of_deny("", "error: no such command: `deny`\n"),
            not_asked("error: no such command: `deny`")
        );
    }

    #[test]
    fn cargo_audit_lists_or_was_not_reached() {
        let listed = |found| format!(r#"{{"vulnerabilities":{{"found":{found},"list":[]}}}}"#);
        assert_eq!(of_audit(&listed(false), ""), Said::Nothing);
        assert!(matches!(of_audit(&listed(true), ""), Said::Faults(_)));
        assert_eq!(
            of_audit("", "error: no such command: `audit`\n\n"),
            not_asked("error: no such command: `audit`")
        );
    }
}
