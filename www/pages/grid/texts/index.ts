/* The texts of the grids' page: English comes with it, the others are fetched when they are wanted. */
import { learn, learnLater } from '../../../language';
import en from './en.json?texts';

learn({ en });
learnLater({ de: () => import('./de.json?texts'), fr: () => import('./fr.json?texts') });
