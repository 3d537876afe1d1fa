/*
 * The page of the snake cube: writing a snake down, having it folded, watching
 * it fold. It is loaded when it is first wanted; its picture in three
 * dimensions is a further chunk (`stage.ts`).
 */
import './texts';
import '../styles/snake.css';
import '../styles/folding.css';
import '../styles/snake-paper.css';
import { watchFolds } from '../state/snake/answer';
import { watchSnakeChecks } from '../state/snake/checks';
import { watchSnakeSlots } from '../state/snake/slots';
import { watchView } from '../state/snake/view';
import type { World } from '../worlds';
import { watchSnakeSpeech } from './announce';
import { Begin } from './begin';
import { Card, snakeTitle } from './card';
import { SNAKE_COMMANDS } from './commands';
import { HelpPanel } from './help';
import { openLink, reads, take } from './open';
import { Pasted } from './pasted';
import { watchPlayer } from './player';
import { SharePanel } from './share';
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
