//! Building and serving the page.

use crate::step::{Outcome, Step};
use crate::{bindings, chromium};

const VITE: &str = "vite/bin/vite.js";

/// The page in `dist/`, ready for any static server.
pub(crate) fn build() -> Outcome {
    bindings::write()?;
    check_types()?;
    bundle()?;
    draw_prebuilt()
}

/// Builds, serves `dist/` and says where. Ends when it is interrupted.
pub(crate) fn serve() -> Outcome {
    bindings::write()?;
    bundle()?;
    println!("\nGridfold is ready. Open the address below; Ctrl-C ends the server.");
    Step::node("server", VITE, "preview --host 127.0.0.1 --port 4173").become_it()
}

/// The page from its sources, for working on it.
pub(crate) fn develop() -> Outcome {
    bindings::write()?;
    Step::node("server", VITE, "--host 127.0.0.1 --port 5173").become_it()
}

/// The icons and screenshots of `www/public`, from the page as it is now.
pub(crate) fn draw_icons() -> Outcome {
    build()?;
    Step::new("icons", "node www/draw-icons.mjs").with("CHROMIUM", chromium::path()?).run()
}

/// The pictures of the prebuilt pages, which have the site's own picture where there is no browser to draw them.
fn draw_prebuilt() -> Outcome {
    let Some(browser) = chromium::find() else {
        println!("Not drawn: the pictures of the prebuilt pages; there is no Chromium.");
        return Ok(());
    };
    Step::new("pictures of puzzles", "node site/draw.mjs").with("CHROMIUM", browser).run()
}

/// Every TypeScript file, in the three worlds that they run in: page, worker, Node.
pub(crate) fn check_types() -> Outcome {
    let projects = ["tsconfig.json", "tsconfig.worker.json", "tsconfig.tests.json"];
    projects.iter().try_for_each(|project| {
        Step::node("TypeScript", "typescript/bin/tsc", &format!("--project {project}")).run()
    })
}

/// Bundles the page into `dist/`.
pub(crate) fn bundle() -> Outcome {
    Step::node("page", VITE, "build --logLevel warn").run()
}
