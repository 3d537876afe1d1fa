/*
 * The one list of pages. For a site without the snake cube or the lab, leave out its line: Home, menus and links
 * follow. If several pages own a link, the last one gets it.
 */
import { GRID } from './pages/grid';
import { HOME } from './pages/home';
import { LAB } from './pages/lab';
import { LEARN } from './pages/learn';
import { RECORD } from './pages/record';
import { SNAKE } from './pages/snake';
import { TECHNIQUES } from './pages/techniques';

/** The pages that can be embedded. */
export const PUZZLE_PAGES = [GRID, LEARN, TECHNIQUES, SNAKE, LAB];

export const PAGES = [...PUZZLE_PAGES, RECORD, HOME];
