/* The chosen symbol: the reader's alternatives, and keys for anything that could be there. */
import type { Draft, PhotoSymbol, PhotoValue } from '../../../engine/types';
import { t } from '../../../language';
import { Switch } from '../../../widgets/switch';
import { choose, correctAloud, isSwapping, swapAloud } from './picture';
import { corrected, selected, standing, written } from './reading';
import { nameOf, openDoubts, valuesFor } from './symbols';
import { symbolWords, valueWords } from './words';

interface CorrectingProps {
	draft: Draft;
	symbols: readonly PhotoSymbol[];
}

export function Correcting({ draft, symbols }: CorrectingProps) {
	const symbol = symbols.find(({ place }) => nameOf(place) === selected.value);
	return (
		<section class="stack tight photo-correcting" aria-label={t('photo.correcting')}>
			{symbol ? <One draft={draft} symbol={symbol} /> : <p class="hint">{t('photo.tap')}</p>}
			<NextDoubtful symbols={symbols} />
			{written.value.size > 0 || isSwapping.value ? (
				<Switch
					label={t('photo.swapping')}
					on={isSwapping.value}
					set={(on) => {
						isSwapping.value = on;
					}}
				/>
			) : null}
		</section>
	);
}

function One({ draft, symbol }: { draft: Draft; symbol: PhotoSymbol }) {
	const { place, alternatives, value } = symbol;
	const now = standing(draft, place);
	const isWritten = written.value.has(nameOf(place));
	const perhaps = [value, ...alternatives].filter((one) => one !== now);
	return (
		<>
			<p class="photo-name">{symbolWords(draft, symbol, corrected.value.has(nameOf(place)))}</p>
			{perhaps.length > 0 ? (
				<Keys draft={draft} symbol={symbol} values={perhaps} label={t('photo.perhaps')} />
			) : null}
			<Keys
				draft={draft}
				symbol={symbol}
				values={valuesFor(draft, place)}
				label={t(isWritten ? 'photo.really-written' : 'photo.really')}
			/>
			{place.type !== 'sign' && now !== null ? (
				<button type="button" class="secondary" onClick={() => swapAloud(draft, symbol)}>
					{t(isWritten ? 'photo.swap-to-printed' : 'photo.swap-to-written')}
				</button>
			) : null}
		</>
	);
}

interface KeysProps {
	draft: Draft;
	symbol: PhotoSymbol;
	values: readonly PhotoValue[];
	label: string;
}

function Keys({ draft, symbol, values, label }: KeysProps) {
	const { place } = symbol;
	return (
		<fieldset class="photo-keys">
			<legend>{label}</legend>
			{values.map((value) => (
				<button
					type="button"
					key={String(value)}
					class="secondary"
					aria-pressed={value === standing(draft, place)}
					onClick={() => correctAloud(draft, symbol, value)}
				>
					{valueWords(draft, place, value)}
				</button>
			))}
		</fieldset>
	);
}

/** Goes through the doubtful symbols that have not been corrected yet. */
function NextDoubtful({ symbols }: { symbols: readonly PhotoSymbol[] }) {
	const open = openDoubts(symbols, corrected.value);
	if (open.length === 0) return null;
	const at = open.findIndex(({ place }) => nameOf(place) === selected.value);
	const next = open[(at + 1) % open.length];
	return (
		<button type="button" class="secondary" onClick={() => next && choose(next)}>
			{t('photo.next-doubtful', { count: open.length })}
		</button>
	);
}
