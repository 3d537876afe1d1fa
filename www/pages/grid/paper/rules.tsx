/* The rules of the puzzles in words, each once: those of their kinds and their variants. */

import '../../../shell/panels/texts';
import type { Draft } from '../../../engine/types';
import { t } from '../../../language';
import { contentOf } from '../../../pictures/grid/draft';
import { specialsOf } from '../../../pictures/grid/variants';

export function Rules({ drafts }: { drafts: readonly Draft[] }) {
	return (
		<ul class="leaf-rules">
			{rulesOf(drafts).map(({ name, text }) => (
				<li key={name}>
					<strong>{name}.</strong> {text}
				</li>
			))}
		</ul>
	);
}

interface Rule {
	readonly name: string;
	readonly text: string;
}

export function rulesOf(drafts: readonly Draft[]): Rule[] {
	const kinds = new Set(drafts.flatMap(kindsOf));
	const specials = new Set(drafts.flatMap(specialsOf));
	return [
		...[...kinds].map((id) => ({ name: t(`kind.${id}`), text: t(`rules.${id}`) })),
		...[...specials].map((id) => ({ name: t(`feature.${id}`), text: t(`rules.${id}`) })),
	];
}

/** A grid with clues and signs has the rules of both. */
function kindsOf(draft: Draft): string[] {
	if (draft.kind !== 'mixed') return [draft.kind];
	const { clues, signs } = contentOf(draft);
	return [...(clues > 0 ? ['skyscrapers'] : []), ...(signs > 0 ? ['futoshiki'] : [])];
}
