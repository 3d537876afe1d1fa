/* The one file that names all pages. `shell/page.ts` says what a page is. */
import './styles.css';
import { GRID } from './pages/grid';
import { LAB } from './pages/lab';
import { SNAKE } from './pages/snake';
import { start } from './shell/start';

const PAGES = [GRID, SNAKE, LAB];

start(PAGES);
