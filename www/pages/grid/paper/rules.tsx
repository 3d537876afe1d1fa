/* The rules of puzzles in words, each once: those of their kinds and of their variants. */
import type { Draft } from '../../../engine/types';
import { t } from '../../../language';
import { contentOf } from '../../../pictures/grid/draft';
import { variantsOf } from '../../../pictures/grid/variants';

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

function rulesOf(drafts: readonly Draft[]): Rule[] {
	const kinds = new Set(drafts.flatMap(kindsOf));
	const variants = new Set(drafts.flatMap(variantsOf));
	return [
		...[...kinds].map((id) => ({ name: t(`kind.${id}`), text: t(`rules.${id}`) })),
		...[...variants].map((id) => ({ name: t(`feature.${id}`), text: t(`rules.${id}`) })),
	];
}

/** A grid with clues and signs has the rules of both. */
function kindsOf(draft: Draft): string[] {
	if (draft.kind !== 'mixed') return [draft.kind];
	const { clues, signs } = contentOf(draft);
	return [...(clues > 0 ? ['skyscrapers'] : []), ...(signs > 0 ? ['futoshiki'] : [])];
}
