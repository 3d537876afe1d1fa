//! Runs one program as a step of a chore, and reports clearly which step failed
//! and how to repeat it by itself.

use std::env;
use std::error::Error;
use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Output, Stdio};
use std::thread::{self, JoinHandle};

/// The result of part of a chore; an error is a text for the person who started
/// it.
pub(crate) type Fallible<T> = Result<T, Box<dyn Error>>;

/// How a chore ends.
pub(crate) type Outcome = Fallible<()>;

/// One program to run, in the repository's folder unless another is given.
pub(crate) struct Step {
    title: &'static str,
    program: String,
    arguments: Vec<String>,
    variables: Vec<(&'static str, String)>,
    folder: PathBuf,
}

impl Step {
    /// A program with its arguments, separated by blanks.
    pub(crate) fn new(title: &'static str, line: &str) -> Self {
        let mut words = line.split_whitespace().map(str::to_owned);
        let program = words.next().unwrap_or_default();
        Self { title, program, arguments: words.collect(), variables: Vec::new(), folder: root() }
    }

    /// The cargo that started this program.
    pub(crate) fn cargo(title: &'static str, line: &str) -> Self {
        let mut step = Self::new(title, &format!("cargo {line}"));
        // Cargo's own settings for this package would otherwise make a nested
        // build start over.
        step.program = env::var("CARGO").unwrap_or(step.program);
        step
    }

    /// A program of node_modules, run through its script: this works the same on every system, and the program ends
    /// together with its parent.
    pub(crate) fn node(title: &'static str, script: &str, line: &str) -> Self {
        Self::new(title, &format!("node node_modules/{script} {line}"))
    }

    /// Another chore of this same program: cargo would wait until no other
    /// build is running.
    pub(crate) fn chore(title: &'static str, name: &str) -> Self {
        let mut step = Self::new(title, &format!("xtask {name}"));
        if let Ok(this) = env::current_exe() {
            step.program = this.to_string_lossy().into_owned();
        }
        step
    }

    /// The same step with an environment variable set.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.variables.push((name, value.into()));
        self
    }

    /// The same step in another folder.
    pub(crate) fn inside(mut self, folder: PathBuf) -> Self {
        self.folder = folder;
        self
    }

    /// Runs the step and waits for its end.
    pub(crate) fn run(self) -> Outcome {
        println!("\n== {} ==", self.title);
        let status = self.command().status();
        self.outcome(status)
    }

    /// Starts the step alongside other work; its output is kept until someone
    /// waits for the step.
    pub(crate) fn start(self) -> Started {
        let mut command = self.command();
        command.stdin(Stdio::null());
        Started { step: self, output: thread::spawn(move || command.output()) }
    }

    /// Runs the step and returns its standard output.
    pub(crate) fn output(self) -> Fallible<String> {
        let output = self.command().stderr(Stdio::inherit()).output();
        let (text, status) = match output {
            Ok(Output { status, stdout, .. }) => (stdout, Ok(status)),
            Err(error) => (Vec::new(), Err(error)),
        };
        self.outcome(status)?;
        Ok(String::from_utf8(text)?)
    }

    fn outcome(&self, status: io::Result<ExitStatus>) -> Outcome {
        let (title, line) = (self.title, self.line());
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(format!("Stopped at: {title}.\nTo repeat this step alone: {line}").into()),
            Err(error) => {
                Err(format!("Stopped at: {title}.\n{line} did not start: {error}").into())
            }
        }
    }

    /// Replaces this process with the program, so that ending this process ends
    /// the program.
    #[cfg(unix)]
    pub(crate) fn become_it(self) -> Outcome {
        use std::os::unix::process::CommandExt;
        Err(format!("{} did not start: {}", self.line(), self.command().exec()).into())
    }

    /// Runs the program to the end, on systems where a process cannot be replaced.
    #[cfg(not(unix))]
    pub(crate) fn become_it(self) -> Outcome {
        self.run()
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command
            .args(&self.arguments)
            .current_dir(&self.folder)
            .envs(self.variables.iter().cloned());
        command
    }

    fn line(&self) -> String {
        let name = self.program.rsplit(['/', '\\']).next().unwrap_or(&self.program);
        let words = [name].into_iter().chain(self.arguments.iter().map(String::as_str));
        words.collect::<Vec<_>>().join(" ")
    }
}

/// A step that is running at the same time as others.
pub(crate) struct Started {
    step: Step,
    output: JoinHandle<io::Result<Output>>,
}

impl Started {
    /// Waits for the end of the step, and then prints its output.
    pub(crate) fn wait(self) -> Outcome {
        let output = self.output.join().map_err(|_| "a thread that ran a program failed")?;
        println!("\n== {} ==", self.step.title);
        if let Ok(output) = &output {
            print!("{}", String::from_utf8_lossy(&output.stdout));
            eprint!("{}", String::from_utf8_lossy(&output.stderr));
        }
        self.step.outcome(output.map(|output| output.status))
    }
}

/// Whether this program exists and succeeds with these arguments.
pub(crate) fn answers(program: &str, arguments: &[&str]) -> bool {
    let status =
        Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// The repository's folder.
pub(crate) fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    package.ancestors().nth(2).map_or_else(|| package.clone(), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::{Step, root};

    #[test]
    fn the_root_is_where_the_workspace_is() {
        assert!(root().join("rust-toolchain.toml").is_file());
    }

    #[test]
    fn a_failed_step_names_itself_and_how_to_repeat_it() {
        let step = Step::new("a step that fails", "node -e process.exit(1)");
        let failure = step.run().unwrap_err().to_string();
        let expected =
            "Stopped at: a step that fails.\nTo repeat this step alone: node -e process.exit(1)";
        assert_eq!(failure, expected);
    }

    #[test]
    fn a_step_that_ran_beside_others_fails_in_the_same_words() {
        let started = Step::new("a step that fails", "node -e process.exit(1)").start();
        let failure = started.wait().unwrap_err().to_string();
        assert!(failure.starts_with("Stopped at: a step that fails."), "{failure}");
        assert!(Step::new("a step that does not", "node -e 0").start().wait().is_ok());
    }

    #[test]
    fn a_missing_program_says_that_it_did_not_start() {
        let failure =
            Step::new("a missing program", "no-such-program-here").run().unwrap_err().to_string();
        assert!(failure.contains("no-such-program-here did not start"), "{failure}");
    }
}
