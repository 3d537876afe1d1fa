/* The texts of the grids' page: English is loaded with the page, the other languages on demand. */
import { learnLater } from '../../language';
import later from '../../language/texts/*/grid.json?later';
import en from '../../language/texts/en/grid.json?texts';

learnLater(en, later);
