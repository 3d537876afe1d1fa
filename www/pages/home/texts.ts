/* The texts of Home: English is loaded with the page, the other languages on demand. */
import { learnLater } from '../../language';
import later from '../../language/texts/*/home.json?later';
import en from '../../language/texts/en/home.json?texts';

learnLater(en, later);
