/*
 * The page of the snake cube: writing a snake down, having it folded, watching
 * it fold. It is loaded when it is first wanted; its picture in three
 * dimensions is a further chunk (`stage.ts`).
 */
import './texts';
import './styles/snake.css';
import './styles/folding.css';
import './styles/paper.css';
import type { World } from '../../shell/pages';
import { watchSnakeSpeech } from './card/announce';
import { Card, snakeTitle } from './card/card';
import { SNAKE_COMMANDS } from './commands';
import { watchPlayer } from './fold/player';
import { openLink, reads, take } from './open';
import { HelpPanel } from './panels/help';
import { Begin } from './panels/new';
import { Pasted } from './panels/pasted';
import { SharePanel } from './panels/share';
import { watchFolds } from './state/answer';
import { watchSnakeChecks } from './state/checks';
import { watchSnakeSlots } from './state/slots';
import { watchView } from './state/view';
import { Table } from './table';

watchFolds();
watchView();
watchSnakeChecks();
watchSnakeSlots();
watchPlayer();
watchSnakeSpeech();

export const SNAKE: World = {
	title: snakeTitle,
	Table,
	Card,
	panels: { share: SharePanel, help: HelpPanel },
	Begin,
	Pasted,
	commands: SNAKE_COMMANDS,
	open: openLink,
	reads,
	take,
};
