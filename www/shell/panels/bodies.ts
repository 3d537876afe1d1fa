/* The shell's own panels, fetched together after the first picture. */
import './texts';
import { NewPanel } from './new';
import { PastePanel } from './paste';
import { PuzzlesPanel } from './puzzles';
import { SettingsPanel } from './settings';

export const BODIES = { NewPanel, PastePanel, PuzzlesPanel, SettingsPanel };
