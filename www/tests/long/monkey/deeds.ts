/* The actions of a visitor, and events beyond their control; the weights in `DEEDS` say how likely each is. */
import type { Page } from '@playwright/test';
import { begun } from '../../e2e/page';
import { type Below, oneOf } from '../chance';
import { expectKept, started } from './ledger';
import { KEYS, LINKS } from './places';
import type { World } from './world';

export interface Visit {
	readonly world: World;
	readonly below: Below;
	/** The current tab. */
	page: Page;
	/** The address of the page, without the `#` part. */
	readonly home: string;
	/** The host has a newer build from now on. */
	readonly renew: () => void;
}

export type Deed = (visit: Visit) => Promise<unknown>;

/** Everything in the window that can be pressed, except the many places of a board, which are chosen separately. */
const PRESSABLE =
	'button:not(:disabled), summary, select, input:not([type=file]):not(:disabled), a[href^="#"], [role=slider], textarea';

/** The middle of one of the elements that a visitor can see and reach. */
const middle = (page: Page, selector: string, turn: number) =>
	page.evaluate(
		([selector, turn]) => {
			const seen = [...document.querySelectorAll(selector)].flatMap((element) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				const [x, y] = [left + width / 2, top + height / 2];
				const onTop = width > 0 && document.elementFromPoint(x, y);
				return onTop && (element.contains(onTop) || onTop.contains(element)) ? [{ x, y }] : [];
			});
			return seen[turn % seen.length] ?? null;
		},
		[selector, turn] as const,
	);

async function press({ page, below, world }: Visit, selector: string): Promise<void> {
	const at = await middle(page, selector, below(1_000_000));
	if (!at) return;
	if (world.hasTouch) await page.touchscreen.tap(at.x, at.y);
	else await page.mouse.click(at.x, at.y);
}

const pressAny: Deed = (visit) => press(visit, PRESSABLE);
const pressCell: Deed = (visit) => press(visit, '[data-place], [data-bead], .board');
const openPanel: Deed = (visit) =>
	press(visit, '.panel-button, .menu .way, [data-command^=panel-]');
const stop: Deed = (visit) => press(visit, '[data-command=stop]');

const type: Deed = ({ page, below }) => page.keyboard.press(oneOf(below, KEYS));

const digit: Deed = async (visit) => {
	await pressCell(visit);
	await visit.page.keyboard.press(String(1 + visit.below(9)));
};

const drag: Deed = async ({ page, below }) => {
	const size = page.viewportSize() ?? { width: 1, height: 1 };
	const somewhere = () => [below(size.width), below(size.height)] as const;
	await page.mouse.move(...somewhere());
	await page.mouse.down();
	await page.mouse.move(...somewhere(), { steps: 4 });
	await page.mouse.up();
};

const lead: Deed = ({ page, below }) =>
	page.evaluate(
		(link) => {
			location.hash = link;
		},
		oneOf(below, LINKS),
	);

/** The page replaces the empty page of a new tab; otherwise Back, which skips entries left behind, would end there. */
export async function arrive(page: Page, address: string): Promise<void> {
	const there = page.waitForURL(address);
	await page.evaluate((to) => location.replace(to), address);
	await there;
	await started(page);
	await begun(page);
}

/** Back or forward in the tab's history; at either end there may be an empty page, which is not ours. */
const through =
	(go: 'goBack' | 'goForward', undo: 'goBack' | 'goForward'): Deed =>
	async ({ page }) => {
		await page[go]();
		if (page.url().startsWith('about:blank')) await page[undo]();
		await started(page);
		await begun(page);
	};
const back = through('goBack', 'goForward');
const forward = through('goForward', 'goBack');

const reload: Deed = ({ page }) => expectKept(page, () => page.reload());

const leaveAndReturn: Deed = ({ page }) =>
	expectKept(page, async () => {
		await page.goto('about:blank');
		await page.goBack();
	});

/** Another tab of the same profile; at most two are open, and either may be used next. */
const otherTab: Deed = async (visit) => {
	const context = visit.page.context();
	const other = context.pages().find((page) => page !== visit.page);
	visit.page = other ?? (await context.newPage());
	if (!other) await arrive(visit.page, `${visit.home}#${oneOf(visit.below, LINKS)}`);
	await visit.page.bringToFront();
};

const renew: Deed = async ({ renew }) => renew();

const scroll: Deed = ({ page, below }) => page.mouse.wheel(0, below(900) - 450);

const turnPhone: Deed = async ({ page }) => {
	const { width, height } = page.viewportSize() ?? { width: 800, height: 600 };
	await page.setViewportSize({ width: height, height: width });
};

/** The weight of each action. */
export const DEEDS: readonly (readonly [deed: Deed, parts: number, name: string])[] = [
	[pressAny, 30, 'press'],
	[pressCell, 8, 'cell'],
	[digit, 18, 'digit'],
	[type, 16, 'key'],
	[openPanel, 8, 'panel'],
	[stop, 3, 'stop'],
	[drag, 2, 'drag'],
	[scroll, 3, 'scroll'],
	[lead, 4, 'link'],
	[back, 2, 'back'],
	[forward, 1, 'forward'],
	[reload, 2, 'reload'],
	[leaveAndReturn, 1, 'leave'],
	[otherTab, 1, 'tab'],
	[turnPhone, 1, 'turn'],
	[renew, 1, 'renew'],
];

const PARTS = DEEDS.reduce((sum, [, parts]) => sum + parts, 0);

/** The next action and its name. */
export function nextDeed(below: Below): readonly [deed: Deed, name: string] {
	let left = below(PARTS);
	for (const [deed, parts, name] of DEEDS) {
		left -= parts;
		if (left < 0) return [deed, name];
	}
	return [pressAny, 'press'];
}
