/* A text with several grids: the button that plays them one by one. */
import './texts';
import { useEffect, useState } from 'preact/hooks';
import { checkOf } from '../../../engine/grids';
import { recognise } from '../../../engine/texts';
import { t } from '../../../language';
import { Button } from '../../../widgets/button';
import { toldLink } from '../state/told-link';
import { type List, MOST } from './list-link';
import { playList } from './played';

export function Several({ text }: { text: string }) {
	const [list, setList] = useState<List | null>(null);
	useEffect(() => void listOf(text).then(setList), [text]);
	if (!list || list.links.length < 2) return null;
	return (
		<Button
			words={t('list.play', { count: list.links.length })}
			look="secondary wide"
			data-play-list
			onClick={() => void playList(list)}
		/>
	);
}

/** The grids without faults in a text, each with its title and other details. */
async function listOf(text: string): Promise<List> {
	const { found } = await recognise(text, 'grid', { most: MOST });
	const links = await Promise.all(
		found.map(async (one) => {
			if (one.type !== 'grid') return '';
			const { link } = await checkOf(one.draft);
			return link && link + toldLink(one.about);
		}),
	);
	return { title: titleOf(text), links: links.filter((link) => link !== '').slice(0, MOST) };
}

/** The list's title, from lines of JSON. */
function titleOf(text: string): string {
	try {
		const { list = '' } = JSON.parse(text.trim().split('\n')[0] ?? '');
		return typeof list === 'string' ? list : '';
	} catch {
		return '';
	}
}
