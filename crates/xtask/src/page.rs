//! Building and serving the page, and building the npm package from the same sources.

use std::env;

use crate::step::{Outcome, Step};
use crate::{bindings, chromium, parts};

const VITE: &str = "vite/bin/vite.js";

/// Builds the page in `dist/`, ready for any static server, and the npm package
/// in `dist-package/`.
pub(crate) fn build() -> Outcome {
    bindings::write()?;
    check_types()?;
    bundle()?;
    bundle_package()?;
    draw_prebuilt()
}

/// Builds the npm package in `dist-package/`.
pub(crate) fn package() -> Outcome {
    bindings::write()?;
    bundle_package()
}

/// Builds the page, serves `dist/` and prints its address. Runs until it is
/// interrupted.
pub(crate) fn serve() -> Outcome {
    bindings::write()?;
    bundle()?;
    println!("\nGridfold is ready. Open the address below; Ctrl-C ends the server.");
    Step::node("server", VITE, "preview --host 127.0.0.1 --port 4173").become_it()
}

/// Serves the page from its sources, for development.
pub(crate) fn develop() -> Outcome {
    bindings::write()?;
    Step::node("server", VITE, "--host 127.0.0.1 --port 5173").become_it()
}

/// Redraws the icons and screenshots in `www/public` from the current page.
pub(crate) fn draw_icons() -> Outcome {
    build()?;
    Step::new("icons", "node www/draw-icons.mjs")
        .with("CHROMIUM", chromium::ensure_installed()?)
        .run()
}

/// Draws every screen of the page in three sizes, light and dark, into a
/// separate folder: `screens [FOLDER] [LANGUAGE]`.
pub(crate) fn draw_screens() -> Outcome {
    bindings::write()?;
    bundle()?;
    let given: Vec<String> = env::args().skip(2).collect();
    Step::new("screens", &format!("node www/draw-screens.mjs {}", given.join(" ")))
        .with("CHROMIUM", chromium::ensure_installed()?)
        .run()
}

/// Draws the pictures of the prebuilt pages, which keep the site's own picture
/// if there is no browser.
fn draw_prebuilt() -> Outcome {
    let Some(browser) = chromium::find() else {
        println!("Not drawn: the pictures of the prebuilt pages; there is no Chromium.");
        return Ok(());
    };
    Step::new("pictures of puzzles", "node www/site/draw.mjs").with("CHROMIUM", browser).run()
}

/// Checks the types of every TypeScript file, in its environment: page, worker,
/// or Node.
pub(crate) fn check_types() -> Outcome {
    let projects = ["tsconfig.json", "tsconfig.worker.json", "tsconfig.tests.json"];
    projects.iter().try_for_each(|project| {
        Step::node("TypeScript", "typescript/bin/tsc", &format!("--project {project}")).run()
    })
}

/// Bundles the npm package into `dist-package/`, with the declarations that TypeScript writes first.
fn bundle_package() -> Outcome {
    Step::node("types of the package", "typescript/bin/tsc", "--project tsconfig.package.json")
        .run()?;
    Step::node("package", VITE, "build --config vite.package.config.ts --logLevel warn").run()?;
    parts::write()
}

/// Bundles the page into `dist/`.
pub(crate) fn bundle() -> Outcome {
    Step::node("page", VITE, "build --logLevel warn").run()
}
