/* What the sheet of the rules says of the puzzle itself: what it holds, who made it, and where it comes from. */
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
