/* The one file that names all pages. `shell/page.ts` says what a page is. */
import './styles.css';
import { GRID } from './pages/grid';
import { LAB } from './pages/lab';
import { SNAKE } from './pages/snake';
import { TECHNIQUES } from './pages/techniques';
import { start } from './shell/start';

const PAGES = [GRID, SNAKE, LAB, TECHNIQUES];

start(PAGES);
