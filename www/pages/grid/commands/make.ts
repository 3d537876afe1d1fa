/*
 * Making a puzzle to play: one as chosen in New, the next one of the same sort,
 * or one of the puzzles of the day. If a wish cannot be met, the page says so
 * and offers the nearest puzzle.
 */
import { make } from '../../../engine/make';
import type { Made, MakeAnswer } from '../../../engine/types';
import { requestOf, type Wish } from '../../../engine/wish';
import { notice, untell } from '../../../shell/notices';
import { openLink } from '../../../shell/open';
import { speak } from '../../../shell/voice';
import { boardTitle, levelKey } from '../card/origin-words';
import { nextOfDay } from '../daily/puzzles';
import { finished } from '../state/checks';
import { nextWish, takeNext } from '../state/next';
import type { DailyName } from '../state/origin';
import { FIRST_WISH, wished } from '../state/wished';
import { openMade } from './open';

/** Makes a puzzle and opens it. */
export async function play(wish: Wish): Promise<void> {
	untell('generate.ended', 'generate.no-grid', 'generate.no-room');
	take(wish, await make(requestOf(wish)));
}

/** Makes a puzzle with the choices made for the last puzzle. */
export const playWished = (): Promise<void> => play(wished(FIRST_WISH));

/** Makes the next puzzle of its day, or another of the same sort as the one on the table. */
export async function nextPuzzle(): Promise<void> {
	const daily = finished.peek() ? nextOfDay() : null;
	if (daily !== null) return openLink(daily);
	const wish = nextWish.peek();
	const ready = takeNext(wish);
	if (ready) take(wish, ready);
	else await play(wish);
}

/** Opens what was made, or says why nothing was. */
export function take(wish: Wish, answer: MakeAnswer | null, daily: DailyName | null = null): void {
	if (answer?.type === 'missed') offer(wish, answer);
	if (answer?.type !== 'made') return;
	openMade(answer.made, wish, daily);
	speak(boardTitle());
}

function offer(wish: Wish, { message, nearest }: Extract<MakeAnswer, { type: 'missed' }>): void {
	const open = (found: Made) => () => openMade(found, wish, null);
	notice.value = {
		tone: 'warning',
		words: message,
		...(nearest && {
			more: [{ key: 'play.nearest', args: { level: `@${levelKey(nearest.grade)}` } }],
			action: { key: 'play.open-nearest', run: open(nearest) },
		}),
	};
}
