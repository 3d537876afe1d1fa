/* The script that a first visit loads is small enough for a slow line. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const MOST_SCRIPT = 88_000;

test('the first script stays small, and is one file', () => {
	const dist = new URL('../../../dist/', import.meta.url);
	const page = readFileSync(new URL('index.html', dist), 'utf8');
	const scripts = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)];
	expect(scripts).toHaveLength(1);
	const script = readFileSync(new URL(scripts[0]?.[1] ?? '', dist));
	expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(MOST_SCRIPT);
});
