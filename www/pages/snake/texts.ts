/* The texts of the snake's page in all languages, loaded with the page and not on the first visit. */
import { learn } from '../../language';
import texts from '../../language/texts/*/snake.json?languages';

learn(texts);
