/*
 * The strategy lab: the puzzle that is open, searched by every strategy in the
 * core's list, raced against each other and looked at step by step. The page
 * is loaded when it is first wanted. It draws events and knows no strategy.
 */
import './texts';
import './styles/lab.css';
import './styles/tree.css';
import './styles/race.css';
import './styles/paper.css';
import type { Page } from '../../shell/pages';
import { watchStudyAddress } from './address';
import { Card } from './card';
import { STUDY_COMMANDS } from './commands';
import { openStudy } from './open';
import { HelpPanel } from './panels/help';
import { SharePanel } from './panels/share';
import { Table } from './run/table';
import { watchComparison } from './state/compare';
import { watchDetails } from './state/details';
import { watchGuesses } from './state/guess';
import { watchWishes } from './state/order';
import { watchRaces } from './state/race';
import { its } from './state/subject';
import { watchPlaying, watchTelling } from './state/view';
import { studyTitle, watchStudySpeech } from './words';

watchDetails();
watchWishes();
watchTelling();
watchPlaying();
watchRaces();
watchGuesses();
watchComparison();
watchStudyAddress();
watchStudySpeech();

export const STUDY: Page = {
	title: studyTitle,
	Table,
	Card,
	panels: { share: SharePanel, help: HelpPanel },
	commands: STUDY_COMMANDS,
	open: openStudy,
	sort: () => its().sort,
};
