/*
 * The strategy lab: the puzzle that is open, searched by every strategy in the
 * core's list, raced against each other and looked at step by step. The page
 * is loaded when it is first wanted. It draws events and knows no strategy.
 */
import './texts';
import '../styles/study.css';
import '../styles/study-tree.css';
import '../styles/study-race.css';
import '../styles/study-paper.css';
import { watchComparison } from '../state/study/compare';
import { watchDetails } from '../state/study/details';
import { watchGuesses } from '../state/study/guess';
import { watchWishes } from '../state/study/order';
import { watchRaces } from '../state/study/race';
import { its } from '../state/study/subject';
import { watchPlaying, watchTelling } from '../state/study/view';
import type { Page } from '../worlds';
import { watchStudyAddress } from './address';
import { Card } from './card';
import { STUDY_COMMANDS } from './commands';
import { HelpPanel } from './help';
import { openStudy } from './open';
import { SharePanel } from './share';
import { Table } from './table';
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
