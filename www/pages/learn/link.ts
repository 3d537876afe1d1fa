/* The links of the page: `learn` is the whole page, `learn/diagonals` the rules of one kind or variant. Pure. */
import { PAGE } from './id';

const LINK = /^learn(?:\/(.*))?$/;

/** The rules that a link asks for; empty for the top of the page, null if it is not a link of this page. */
export function readLearnLink(link: string): string | null {
	const found = LINK.exec(link);
	return found && (found[1] ?? '');
}

export const learnLink = (id: string): string => (id === '' ? PAGE : `${PAGE}/${id}`);
