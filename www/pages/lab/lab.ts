/*
 * The strategy lab: every strategy in the core's list searches a puzzle, step
 * by step or in a race against the others. The page is loaded on demand. The
 * page draws events and knows nothing about strategies.
 */
import './texts';
import './styles/index.css';
import type { Page } from '../../shell/page';
import { watchAddress } from './address';
import { Card } from './card';
import { COMMANDS } from './commands';
import { takeRemote } from './keys';
import { open } from './open';
import { Help } from './panels/help';
import { Share } from './panels/share';
import { Table } from './run/table';
import { watchComparison } from './state/compare';
import { watchDetails } from './state/details';
import { watchGuesses } from './state/guess';
import { watchSeen } from './state/known';
import { watchWishes } from './state/order';
import { watchRaces } from './state/race';
import { its } from './state/subject';
import { watchTabs } from './state/tab';
import { watchPlaying, watchTrace } from './state/view';
import { labTitle, watchSpeech } from './words';

watchDetails();
watchWishes();
watchTrace();
watchPlaying();
watchRaces();
watchGuesses();
watchSeen();
watchComparison();
watchAddress();
watchTabs();
watchSpeech();

export const LAB_PAGE: Page = {
	title: labTitle,
	Table,
	Card,
	Share,
	Help,
	commands: COMMANDS,
	kind: () => its().kind(),
	open,
	takeKey: takeRemote,
};
