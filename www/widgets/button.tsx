/* The plain buttons: one shows its words, with an icon in front if it has one; the other shows an icon alone. */
import type { ComponentProps } from 'preact';
import { Icon, type IconName } from './icons';

interface ButtonProps<Words = string | number> extends ComponentProps<'button'> {
	words: Words;
	icon?: IconName | undefined;
	look?: string;
}

export function Button({ words, icon, look = 'secondary', ...rest }: ButtonProps) {
	return (
		<button type="button" class={look} {...rest}>
			{icon ? <Icon name={icon} /> : null}
			{words}
		</button>
	);
}

/** The words are its name, which a mouse reveals. */
export function Square({ words, icon, look = 'quiet square', ...rest }: ButtonProps<string>) {
	return (
		<button type="button" class={look} aria-label={words} title={words} {...rest}>
			{icon ? <Icon name={icon} /> : null}
		</button>
	);
}
