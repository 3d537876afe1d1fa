/* The texts of the grids' page: English comes with it, the others are fetched when they are wanted. */
import { learn, learnLater } from '../../../language';
import en from './en.json';

learn({ en });
learnLater({ de: () => import('./de.json'), fr: () => import('./fr.json') });
