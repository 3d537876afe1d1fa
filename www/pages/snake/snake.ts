/*
 * The page of the snake cube: writing a snake down, having it folded, watching
 * it fold. The page is loaded when first needed; its picture in three
 * dimensions is a separate chunk (`fold/stage.ts`).
 */
import '../../pictures/snake/texts';
import '../../pictures/snake/snake.css';
import './texts';
import './styles/index.css';
import type { Page } from '../../shell/page';
import { watchSpeech } from './card/announce';
import { Card } from './card/card';
import { snakeTitle } from './card/titles';
import { COMMANDS } from './commands';
import { watchPlayer } from './fold/player';
import { open } from './open';
import { Found, foundWords, openFound } from './panels/found';
import { Help } from './panels/help';
import { New } from './panels/new';
import { Share } from './panels/share';
import { SHELF } from './panels/shelf';
import { watchFolds } from './state/answer';
import { watchChecks } from './state/checks';
import { watchSlots } from './state/slots';
import { watchView } from './state/view';
import { Table } from './table';

watchFolds();
watchView();
watchChecks();
watchSlots();
watchPlayer();
watchSpeech();

export const SNAKE_PAGE: Page = {
	title: snakeTitle,
	Table,
	Card,
	Share,
	Help,
	New,
	commands: COMMANDS,
	rules: () => ['snake'],
	menu: () => ['panel-share', 'print'],
	kind: () => 'snake',
	open,
	shelf: SHELF,
	texts: { open: openFound, words: foundWords, Found },
};
