/*
 * A visit, determined by a seed: its environment, its profile, and a number of actions, after each of which the page
 * must be intact and responsive.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Host, newerBuild, serve } from '../../e2e/host';
import { begun } from '../../e2e/page';
import { chance } from '../chance';
import { arrive, type Deed, nextDeed, type Visit } from './deeds';
import { broken, type Watch, watch } from './watch';
import { arrange, type World, worldOf } from './world';

/** A description of a visit, and what went wrong. */
export interface Told {
	readonly world: string;
	readonly deeds: Readonly<Record<string, number>>;
	readonly wrong: readonly string[];
}

/** A page that takes longer than this counts as unresponsive. */
const PATIENCE = 30_000;

export async function visit(browser: Browser, seed: number, count: number): Promise<Told> {
	const below = chance(seed);
	const world = worldOf(below);
	const host = await serve();
	const context = await browser.newContext({ ...world.context, permissions: [] });
	context.setDefaultTimeout(PATIENCE);
	await context.addInitScript(arrange, { ahead: world.ahead, isFull: world.isFull });
	const its = watch(context);
	try {
		const being = await begin(context, host, world, below);
		return await live(being, its, count);
	} finally {
		await context.close();
		host.close();
	}
}

async function begin(
	context: BrowserContext,
	host: Host,
	world: World,
	below: Visit['below'],
): Promise<Visit> {
	const page = await context.newPage();
	const renew = () => {
		if (world.isRenewed) host.habit = newerBuild;
	};
	await arrive(page, host.address);
	return { world, below, page, home: host.address, renew };
}

async function live(being: Visit, { heard }: Watch, count: number): Promise<Told> {
	const done: string[] = [];
	const wrong: string[] = [];
	while (done.length < count && wrong.length === 0) {
		const [deed, name] = nextDeed(being.below);
		done.push(name);
		const failures = await outcome(being, deed);
		wrong.push(...failures.map((failure) => `${name}: ${failure}`), ...heard);
	}
	const last = wrong.length > 0 ? [`after ${done.length} deeds: ${done.slice(-8).join(', ')}`] : [];
	if (wrong.length > 0) last.push(`at ${being.page.url()}`, await shown(being.page));
	return { world: being.world.name, deeds: counted(done), wrong: [...wrong, ...last] };
}

/** If a newer build was accepted, the page may reload at any time, and must come back. */
const BEGINS_ANEW = /Execution context was destroyed|because of a navigation/;

async function outcome(being: Visit, deed: Deed): Promise<string[]> {
	try {
		await deed(being);
		return await broken(being.page);
	} catch (error) {
		if (!BEGINS_ANEW.test(String(error))) return [String(error)];
		return begun(being.page).then(
			() => [],
			(failure: unknown) => [String(failure)],
		);
	}
}

/** The content of the page, if it still answers. */
const shown = (page: Page): Promise<string> =>
	page
		.evaluate(() => document.body.innerText.slice(0, 300))
		.catch((error: unknown) => `it does not answer: ${error}`);

function counted(names: readonly string[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
	return counts;
}
