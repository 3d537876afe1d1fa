/*
 * The environment in which a visit begins: the size of the window, touch or mouse, the language, and the clock. It
 * also decides whether there is room to save anything, and whether the host gets a newer build after a while.
 */
import type { BrowserContextOptions } from '@playwright/test';
import { type Below, oneOf } from '../chance';

/** Starting times of a visit's clock; null for the real time. Summer time begins and ends a minute later. */
const CLOCKS = {
	now: null,
	'1970': '1970-01-01T00:00:05Z',
	'2100': '2100-02-28T23:59:30Z',
	'summer begins': '2027-03-28T00:59:00Z',
	'summer ends': '2027-10-31T00:59:00Z',
} as const;

const SIZES: Record<string, BrowserContextOptions> = {
	desk: { viewport: { width: 1280, height: 800 } },
	phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

const LOCALES = ['en-GB', 'de-DE', 'fr-FR'];

export interface World {
	readonly name: string;
	readonly context: BrowserContextOptions;
	readonly hasTouch: boolean;
	/** How far the page's clock is ahead, in milliseconds. */
	readonly ahead: number;
	/** Whether writing to the databases fails. */
	readonly isFull: boolean;
	/** Whether the page has a service worker, and a newer build comes while it is open. */
	readonly isRenewed: boolean;
}

export function worldOf(below: Below): World {
	const size = oneOf(below, Object.keys(SIZES));
	const locale = oneOf(below, LOCALES);
	const clock = oneOf(below, Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]);
	const isFull = below(6) === 0;
	const isRenewed = below(6) === 0;
	const begins = CLOCKS[clock];
	const extras = [isFull ? 'no room' : '', isRenewed ? 'renewed' : ''].filter(Boolean);
	return {
		name: [size, locale, clock, ...extras].join(', '),
		context: {
			...SIZES[size],
			locale,
			timezoneId: 'Europe/Berlin',
			serviceWorkers: isRenewed ? 'allow' : 'block',
		},
		hasTouch: size === 'phone',
		ahead: begins ? Date.parse(begins) - Date.now() : 0,
		isFull,
		isRenewed,
	};
}

/** Sets up this environment in the page, before any of its scripts run. */
export function arrange({ ahead, isFull }: Pick<World, 'ahead' | 'isFull'>): void {
	const Real = Date;
	if (ahead !== 0) {
		window.Date = new Proxy(Real, {
			construct: (its, handed, target) =>
				Reflect.construct(its, handed.length > 0 ? handed : [Real.now() + ahead], target),
			get: (its, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(its, name)),
		});
	}
	if (isFull) {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	}
	// Printing lays out the sheets, but opens no dialog.
	window.print = () => {
		dispatchEvent(new Event('beforeprint'));
		dispatchEvent(new Event('afterprint'));
	};
}
