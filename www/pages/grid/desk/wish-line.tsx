/*
 * The setter's wish: lowest and highest level, symmetry, what may be added, and whether nothing may be superfluous. All
 * operations of the desk obey it. When folded, it is one line that states the wish.
 */
import { signal } from '@preact/signals';
import type { Band } from '../../../engine/types';
import { BANDS, SYMMETRIES } from '../../../engine/wish';
import { t } from '../../../language';
import { into } from '../../../widgets/into';
import { Select } from '../../../widgets/select';
import { MinimalChoice } from '../panels/minimal';
import { kind } from '../state/game';
import { symmetry } from '../state/screen';
import { ADDED, hold, terms } from '../state/terms';

const isOpen = signal(false);

export function WishLine() {
	return (
		<details
			class="opener"
			open={isOpen.value}
			onToggle={({ currentTarget }) => {
				isOpen.value = currentTarget.open;
			}}
		>
			<summary>{[t('wish.legend'), ...(isOpen.value ? [] : wishedWords())].join(' · ')}</summary>
			<WishFields />
		</details>
	);
}

/** The parts of the wish that are set, in words. */
function wishedWords(): string[] {
	const { from, to, added, minimal } = terms.value;
	return [
		from ? `${t('wish.from')}: ${t(`band.${from}`)}` : '',
		to ? `${t('wish.to')}: ${t(`band.${to}`)}` : '',
		symmetry.value === 'none' ? '' : t(`play.symmetry.${symmetry.value}`),
		added === 'any' ? '' : t(`wish.added.${added}`),
		minimal ? t(symmetry.value === 'none' ? 'play.minimal' : 'play.minimal-pairs') : '',
	].filter(Boolean);
}

function WishFields() {
	const { from, to, added, minimal, singly } = terms.value;
	const { clues, signs } = kind.value;
	const has = { any: true, clues, signs };
	return (
		<fieldset class="wish-line" aria-label={t('wish.legend')}>
			<LevelChoice name={t('wish.from')} level={from} set={(band) => hold({ from: band })} />
			<LevelChoice name={t('wish.to')} level={to} set={(band) => hold({ to: band })} />
			<Select
				label={t('play.symmetry')}
				value={symmetry.value}
				options={SYMMETRIES.map((one) => [
					one,
					t('named', { name: t('play.symmetry'), value: t(`play.symmetry.${one}`) }),
				])}
				choose={into(symmetry)}
			/>
			<Select
				label={t('wish.added')}
				value={added}
				options={ADDED.filter((one) => has[one]).map((one) => [one, t(`wish.added.${one}`)])}
				choose={(one) => hold({ added: one })}
			/>
			<MinimalChoice {...{ symmetry: symmetry.value, minimal, singly }} set={hold} />
		</fieldset>
	);
}

interface LevelProps {
	name: string;
	level: Band | null;
	set: (band: Band | null) => void;
}

function LevelChoice({ name, level, set }: LevelProps) {
	return (
		<Select
			label={name}
			value={level}
			options={[
				[null, t('named', { name, value: t('wish.any') })],
				...BANDS.map((one) => [one, t('named', { name, value: t(`band.${one}`) })] as const),
			]}
			choose={set}
		/>
	);
}
