/* The page's pages: the one file that names them all. What a page is says `shell/page.ts`. */
import './styles.css';
import { GRID } from './pages/grid';
import { LAB } from './pages/lab';
import { SNAKE } from './pages/snake';
import { start } from './shell/start';

const PAGES = [GRID, SNAKE, LAB];

start(PAGES);
