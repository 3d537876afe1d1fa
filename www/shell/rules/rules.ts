/*
 * The rules of the puzzle on the table, as a sheet that its title opens: what opened it, and which rules were never
 * shown on this device. The words and pictures come later, in `sheet.tsx`.
 */
import { signal } from '@preact/signals';
import { t } from '../../language';
import { activePage, allKinds } from '../pages';
import { met } from '../settings';

/** The title that opened the sheet; null while it is closed. */
export const rulesOpener = signal<HTMLElement | null>(null);

export function openRules({ currentTarget }: { currentTarget: HTMLElement }): void {
	rulesOpener.value = currentTarget;
}

export function closeRules(): void {
	rulesOpener.value = null;
}

/** The ids of the rules that apply to what is on the table. */
export const rulesHere = (): readonly string[] => activePage.value?.rules?.() ?? [];

/** The rules never shown on this device. */
export const newRules = (): readonly string[] =>
	rulesHere().filter((id) => !met.value.includes(id));

/** Kinds and variants have their names under different keys. */
export const nameOfRule = (id: string): string =>
	t(allKinds().includes(id) ? `kind.${id}` : `feature.${id as 'parks'}`);
