/*
 * Snakes that exist in wood or in the literature, by their segment lengths. To add a snake, add a line here and,
 * unless its name is that of a product, its name `snake.preset.<id>` in the language files.
 */
import type { Ids } from '../../../language/keys';
import { type Box, chainOf } from '../../../pictures/snake/chain';

export interface Preset {
	readonly id: Ids<'snake.preset'>;
	readonly chain: string;
	readonly box: Box;
}

const cubed = (side: number): Box => [side, side, side];
const of = (digits: string): string => chainOf([...digits].map(Number));

export const STANDARD = of('32232322332223333');

export const PRESETS: readonly Preset[] = [
	{ id: 'standard', box: cubed(3), chain: STANDARD },
	{ id: 'green', box: cubed(3), chain: of('3332333222323233') },
	{ id: 'orange', box: cubed(3), chain: of('33222322222223223223') },
	{ id: 'red', box: cubed(3), chain: of('3222222223222222332222') },
	{ id: 'purple', box: cubed(3), chain: of('2222332222222222332222') },
	{ id: 'kev', box: cubed(3), chain: of('322332222222222223322') },
	{ id: 'medium', box: cubed(3), chain: of('32223232222323222223') },
	{ id: 'serpentine', box: cubed(3), chain: of('32323232323232323') },
	{ id: 'king-a', box: cubed(4), chain: of('3232242323232222222233222223422242322222222242') },
	{ id: 'king-b', box: cubed(4), chain: of('344424242222222223243324232222232222424') },
	{ id: 'pocket', box: cubed(2), chain: of('2222222') },
	{ id: 'serpentine-4', box: cubed(4), chain: of('4242424242424242424242424242424') },
];
