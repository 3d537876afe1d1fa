/*
 * The visible part of the lab: on a wide screen everything; on a phone, and in
 * the class view, one tab at a time. The styles read both from the document.
 */
import { computed, effect, signal } from '@preact/signals';
import { activeId } from '../../../shell/pages';
import { narrow } from '../../../shell/panel';
import { PAGE } from '../id';

export const TABS = ['race', 'steps', 'tree'] as const;
type Tab = (typeof TABS)[number];

export const tab = signal<Tab>('steps');
/** Whether large type fills the whole width, for a projector. */
export const classView = signal(false);

/** Whether only one part is visible at a time. */
export const parted = computed(() => narrow.value || classView.value);

/** Whether the tree is visible now. */
export const seesTree = computed(() => !parted.value || tab.value === 'tree');

export function watchTabs(): void {
	effect(() => {
		const here = activeId.value === PAGE;
		const { dataset } = document.documentElement;
		if (here && parted.value) dataset.labTab = tab.value;
		else delete dataset.labTab;
		if (here && classView.value) dataset.labClass = 'yes';
		else delete dataset.labClass;
	});
}
