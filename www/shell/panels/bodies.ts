/* The shell's own panels, fetched together after the first picture. */
import './texts';
import { HelpWays } from './help-ways';
import { Menu } from './menu';
import { NewPanel } from './new';
import { PastePanel } from './paste';
import { PuzzlesPanel } from './puzzles';
import { SettingsPanel } from './settings';

export const BODIES = { HelpWays, Menu, NewPanel, PastePanel, PuzzlesPanel, SettingsPanel };
