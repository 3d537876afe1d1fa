// The board brings files that no bundler finds by itself, so the whole package is copied to where the page is served:
// `public/gridfold` becomes `gridfold/` beside the page, in `vite` as in `vite build`. Keep it out of your repository.
import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

cpSync('node_modules/gridfold', 'public/gridfold', { recursive: true, dereference: true });

export default defineConfig({
	// The page works from any folder of a host.
	base: './',
	// While developing, the solver finds its wasm files beside itself only where it is left as it is.
	optimizeDeps: { exclude: ['gridfold'] },
});
