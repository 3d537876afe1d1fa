/*
 * The book of techniques: a card for each rule of the ladder, with its idea, a
 * picture of it, and a board to try it on. The build runs each rule and records
 * what is drawn and accepted; the page itself does not know the rules.
 */
import './texts';
import './styles/index.css';
import type { Page } from '../../shell/page';
import { Card } from './card';
import { COMMANDS } from './commands';
import { open } from './open';
import { Help } from './panels/help';
import { Share } from './panels/share';
import { technique } from './state/book';
import { Table } from './table';
import { titleOf } from './words';

export const TECHNIQUES_PAGE: Page = {
	title: () => titleOf(technique.value),
	Table,
	Card,
	Share,
	Help,
	commands: COMMANDS,
	kind: () => technique.value?.example?.draft.kind ?? 'latin',
	open,
};
