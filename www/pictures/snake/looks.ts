/*
 * The look of a cubelet in a picture: its wood, whether it is an end, and whether it was laid before this step, by
 * it, or not yet. When all are laid, none of them stands out.
 */
export type Age = 'old' | 'new' | 'rest' | 'whole';

export interface Look {
	readonly light: boolean;
	readonly end: boolean;
	readonly age: Age;
}

export const classOf = ({ light, end, age }: Look): string =>
	`${light ? 'light' : 'dark'} ${age}${end ? ' end' : ''}`;
