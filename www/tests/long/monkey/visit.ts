/* A visit by seed: its world, its profile, and a number of deeds, after each of which the page is whole and answers. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Host, newerBuild, serve } from '../../e2e/host';
import { begun } from '../../e2e/page';
import { chance } from '../chance';
import { type Deed, nextDeed, type Visit } from './deeds';
import { broken, type Watch, watch } from './watch';
import { arrange, type World, worldOf } from './world';

/** What a visit was like, and what went wrong in it. */
export interface Told {
	readonly world: string;
	readonly deeds: Readonly<Record<string, number>>;
	readonly wrong: readonly string[];
}

/** An answer that takes longer than this is none. */
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
	await page.goto(host.address);
	await begun(page);
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

/** The page may begin again at any time, where a newer build was taken over: then it must be there again. */
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

/** What is on the page, as far as it still answers. */
const shown = (page: Page): Promise<string> =>
	page
		.evaluate(() => document.body.innerText.slice(0, 300))
		.catch((error: unknown) => `it does not answer: ${error}`);

function counted(names: readonly string[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
	return counts;
}
