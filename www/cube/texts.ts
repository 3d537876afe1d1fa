/* The texts of the snake's page in all languages, which come with the page and not with the first visit. */
import { learn } from '../locales';
import de from '../locales/snake.de.json';
import en from '../locales/snake.en.json';
import fr from '../locales/snake.fr.json';

learn({ en, de, fr });
