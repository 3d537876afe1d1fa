/* The part of the rules' sheet about the puzzle itself: what it contains, its author, and its origin. */
import { contents } from './contents';
import { OriginLine } from './origin';

export function About() {
	return (
		<>
			<p class="contents">{contents()}</p>
			<OriginLine />
		</>
	);
}
