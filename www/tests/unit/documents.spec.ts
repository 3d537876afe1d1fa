/*
 * Everything that documents mention exists: every link, path and name in backquotes. A path may be the end of a longer
 * one; a name has to occur as a word in some source. Blocks of code are left out, because other tests read them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
	cwd: ROOT,
	encoding: 'utf8',
})
	.split('\n')
	.filter((path) => path !== '' && existsSync(join(ROOT, path)));
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Left out: files generated from comments, which the build checks, and a history, which names things that are gone. */
const LEFT_OUT = /^(docs\/techniques\.md|CHANGELOG\.md|LICENSE.*|.*\/LICENSE.*)$/;
const DOCUMENTS = files.filter((path) => path.endsWith('.md') && !LEFT_OUT.test(path));

/** Paths that the build or a run makes, and paths outside of the repository. */
const MADE =
	/(^|\/)(dist|dist-package|generated|target|node_modules|artifacts|corpus|assets|p|\.venv|your\.host)(\/|$)|^\//;
const MADE_FILES = ['sw.js', 'element.js', 'solver.js', 'LICENSES-OF-PARTS.md'];
/** Links and game IDs of puzzles, which look like paths. */
const PUZZLE = /^(snake|sky|fut|lat|mix|pzprv)\d/;

/** Names of other programs. */
const THEIRS = [
	'addAll',
	'easyPuzzle',
	'hardPuzzle',
	'noNoninteractiveElementToInteractiveRole',
	'spark.sql.execution.arrow.maxRecordsPerBatch',
	'spark.sql.sources.commitProtocolClass',
	'spark.task.maxFailures',
	'useSemanticElements',
];
const ENDINGS = /\.(rs|tsx?|mjs|js|css|json|jsonl|toml|md|py|sh|tsv|txt|html|svg|png)$/;
const PATH = /^[A-Za-z0-9_.@-]+(\/[A-Za-z0-9_.@-]+)+\/?$/;

const prose = (path: string) => textOf(path).replaceAll(/^\s*```[\s\S]*?^\s*```/gm, '');
const quoted = (path: string) =>
	[...prose(path).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

const folders = new Set(files.flatMap((path) => parents(path)));
function parents(path: string): string[] {
	const up = dirname(path);
	return up === '.' ? [] : [up, ...parents(up)];
}
const all = [...files, ...folders];

/** Whether this is a file or folder, or the end of the path of one. */
const isThere = (path: string) =>
	all.some((one) => one === path || one.endsWith(`/${path}`)) || existsSync(join(ROOT, path));

test('every link of a document leads to a file and to a heading that is there', () => {
	const missing = DOCUMENTS.flatMap((document) =>
		[...prose(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
			.map(([, target = '']) => target)
			.filter((target) => !leads(document, target))
			.map((target) => `${document}: ${target}`),
	);
	expect(missing).toEqual([]);
});

function leads(document: string, target: string): boolean {
	const [path = '', heading] = target.split('#');
	const file = path === '' ? document : normalize(join(dirname(document), path));
	if (!existsSync(join(ROOT, file))) return false;
	return heading === undefined || headingsOf(file).has(heading);
}

const headingsOf = (path: string) =>
	new Set(
		[...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
			text
				.toLowerCase()
				.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
				.replaceAll(/\s/g, '-'),
		),
	);

test('every path that a document names is there', () => {
	const missing = DOCUMENTS.flatMap((document) =>
		quoted(document)
			.filter((text) => PATH.test(text) || (ENDINGS.test(text) && /^[\w.-]+$/.test(text)))
			.filter((text) => !MADE.test(text) && !MADE_FILES.includes(text) && !PUZZLE.test(text))
			.filter((text) => !isThere(text.replace(/\/$/, '')))
			.map((text) => `${document}: ${text}`),
	);
	expect(missing).toEqual([]);
});

test('every name that a document mentions stands in a source', () => {
	const words = new Set(
		files
			.filter((path) => /\.(rs|tsx?|mjs|js|py|toml|yml|json|css|html)$/.test(path))
			.filter((path) => path !== 'www/tests/unit/documents.spec.ts')
			.flatMap((path) => textOf(path).match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? []),
	);
	const missing = DOCUMENTS.flatMap((document) =>
		quoted(document)
			.filter(
				(text) => /^[A-Za-z_]\w*((::|\.)[A-Za-z_]\w*)*(\(\))?$/.test(text) && !ENDINGS.test(text),
			)
			// Lower-case words may be options, values or fields; our own names contain a capital letter, :: or _.
			.filter((text) => /[A-Z]|::|_/.test(text) && !THEIRS.includes(text))
			.filter((text) => (text.match(/\w+/g) ?? []).some((part) => !words.has(part)))
			.map((text) => `${document}: ${text}`),
	);
	expect(missing).toEqual([]);
});
