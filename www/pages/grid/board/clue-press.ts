/*
 * A tap, or Enter, on a clue during play: the clue is selected, ticked off, or leads to its street, depending on the
 * setting.
 */
import { type Place, same } from '../../../pictures/grid/places';
import { clueTap } from '../../../shell/settings';
import { focus } from '../state/screen';
import { moveTo } from './caret';
import { tick } from './deeds';
import { cityParts } from './plan';
import { openStreet } from './street';

export function pressClue(place: Place): void {
	const leadsDown =
		clueTap.peek() === 'street' || (clueTap.peek() === 'select' && cityParts.peek() !== null);
	const isSelected = same(place, focus.peek());
	if (leadsDown) openStreet(place);
	else moveTo(place);
	// The next tap ticks off a clue that is already selected.
	if (!leadsDown && (isSelected || clueTap.peek() === 'tick')) tick(place);
}
