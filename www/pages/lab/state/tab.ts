/*
 * The visible part of the lab: beside each other there is room for all of them;
 * on a phone, and in large type before a class, one tab at a time. The styles
 * read both from the document.
 */
import { computed, effect, signal } from '@preact/signals';
import { activeId } from '../../../shell/pages';
import { narrow } from '../../../shell/panel';
import { PAGE } from '../id';

export const TABS = ['race', 'steps', 'tree'] as const;
type Tab = (typeof TABS)[number];

export const tab = signal<Tab>('steps');
/** Large type over the whole width, for a projector. */
export const classView = signal(false);

/** Whether only one part is seen at a time. */
export const parted = computed(() => narrow.value || classView.value);

/** Whether the tree can be seen now. */
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
