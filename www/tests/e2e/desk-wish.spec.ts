/*
 * A setter's wish on the page: a date along the top, a level, a symmetry, nothing
 * superfluous. The test counts actions: every key, click and choice is one.
 */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as grid from '../../generated/grid.js';
import { fragment, open } from './page';

const MOST_ACTIONS = 20;

test('a date along the top, medium, half-turn and minimal, in at most 20 actions', async ({
	page,
}) => {
	await open(page, './#sky7.-------.-------.-------.-------');
	let actions = 0;
	const act = async (deed: Promise<unknown>) => {
		actions++;
		await deed;
	};
	await act(page.getByRole('radio', { name: 'Set up' }).check());
	await act(page.keyboard.press('F4'));
	await act(page.locator('[data-place="-1,2"]').click());
	await act(page.keyboard.press('2'));
	await act(page.locator('[data-place="-1,4"]').click());
	await act(page.keyboard.press('2'));
	await act(page.keyboard.press('6'));
	await act(page.locator('.locking summary').click());
	await act(page.locator('[data-lock=empty]').click());
	await act(page.locator('[data-place="-1,3"]').click());
	await act(page.getByText('Your wish').click());
	await act(page.getByRole('combobox', { name: 'Level from' }).selectOption('medium'));
	await act(page.getByRole('combobox', { name: 'Level to' }).selectOption('medium'));
	await act(page.getByRole('combobox', { name: 'Symmetry' }).selectOption('half-turn'));
	await act(page.getByRole('checkbox', { name: 'No pair can be left out' }).check());
	await act(page.locator('[data-command=around]').click());
	const offered = page.locator('[data-offered]');
	await expect(offered).toContainText(/Medium .*added/);
	// The board shows the proposal, although the puzzle is still the old one.
	await expect(page.locator('.drawing .proposed').first()).toBeVisible();
	await expect(page.locator('.contents')).toContainText('3 of 28 clues');
	await act(page.locator('[data-take]').click());
	await expect(page.locator('[data-badge]')).toContainText('Medium');
	expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
	grid.initSync({
		module: readFileSync(new URL('../../generated/grid_bg.wasm', import.meta.url)),
	});
	const link = await fragment(page, /^#sky7\..*[1-7].*\./);
	const read = grid.readLink(link.slice(1));
	if (read.type !== 'grid') throw new Error(`${link} is no grid`);
	const { top, bottom } = read.draft.clues;
	expect(top.slice(2, 6)).toEqual([2, 0, 2, 6]);
	const printed = (side: readonly number[]) => side.map((clue) => clue > 0);
	expect(printed(top)).toEqual(printed(bottom).toReversed());
});
