/* The kinds of puzzles with their pictures, one of which is chosen. */
import { t } from '../language';
import { KindPicture } from '../pictures/kinds';

interface KindChoiceProps {
	/** The name of the radio buttons, which must be unique on the page. */
	name: string;
	ids: readonly string[];
	kind: string;
	choose: (kind: string) => void;
}

export function KindChoice({ name, ids, kind, choose }: KindChoiceProps) {
	return (
		<fieldset class="kinds">
			<legend>{t('new.kind')}</legend>
			{ids.map((id) => (
				<label class="kind" key={id}>
					<input
						type="radio"
						name={name}
						value={id}
						checked={kind === id}
						onChange={() => choose(id)}
					/>
					<KindPicture kind={id} />
					<span>{t(`kind.${id}`)}</span>
				</label>
			))}
		</fieldset>
	);
}
