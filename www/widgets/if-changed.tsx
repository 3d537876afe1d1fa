/*
 * Components that are drawn again only if one of their props has changed. Meant for the many small parts of a drawing.
 * Parts with text are redrawn when the language changes anyway, because they read its signal.
 */
import { Component, type ComponentType } from 'preact';

export function ifChanged<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
	return class extends Component<Props> {
		override shouldComponentUpdate(next: Props): boolean {
			const names = Object.keys(next) as (keyof Props)[];
			return names.some((name) => name !== 'children' && next[name] !== this.props[name]);
		}

		override render() {
			return <Part {...this.props} />;
		}
	};
}
