/*
 * Puzzles that are one click away. To add one, add an object here with the link of the puzzle, and its title
 * `example.<id>` in the page's texts.
 */
import type { Ids } from '../../../language/keys';
export interface Example {
	id: Ids<'example'>;
	kind: string;
	size: number;
	link: string;
	/** Not for playing: it is already full, or has no solution. */
	playable?: false;
}

export const EXAMPLES: readonly Example[] = [
	{
		id: 'presse-easy',
		kind: 'skyscrapers',
		size: 4,
		link: 'sky4.1322.2213.2132.1332.y/u.10',
	},
	{
		id: 'presse-devil',
		kind: 'skyscrapers',
		size: 6,
		link: 'sky6.5-53-1.----24.-4--3-.42332-.r/u.10',
	},
	{
		id: 'td-4',
		kind: 'skyscrapers',
		size: 4,
		link: 'sky4.4321.1222.1222.4321.4',
	},
	{
		id: 'skyline-desc',
		kind: 'skyscrapers',
		size: 5,
		link: 'sky5.54321.12222.12222.54321.1234523451345124512351234.r/u.10',
		playable: false,
	},
	{
		id: 'futoshiki-intro',
		kind: 'futoshiki',
		size: 3,
		link: 'fut3.1D3--12.-ll--l.l--l-l.a',
	},
	{
		id: 'futoshiki-easy',
		kind: 'futoshiki',
		size: 4,
		link: 'fut4.2O2.Gg-lg--.--lJ.2',
	},
	{
		id: 'futoshiki-hard',
		kind: 'futoshiki',
		size: 7,
		link: 'fut7.WD5-43-4R7.-l-lgg-gg-ggHl-l--lDggIgD.ggSg--lGgJg-.f',
	},
	{ id: 'mixed', kind: 'mixed', size: 5, link: 'mix5.--1-3.-----.3----.-2---.WD.NgG.IlDlDl-l-.n' },
	{
		id: 'td-3-unrealizable',
		kind: 'skyscrapers',
		size: 3,
		link: 'sky3.321.123.123.321.6',
		playable: false,
	},
	{
		id: 'skyline-desc-1',
		kind: 'skyscrapers',
		size: 5,
		link: 'sky5.54312.12222.12222.54312.s/u.10',
		playable: false,
	},
];
