/* Shown while a puzzle is being made, if that takes longer than a moment: how many were examined, and Stop. */
import { computed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { running } from '../engine/search';
import { number, t } from '../language';
import { Progress } from './progress';

/** Work that takes less time than this, in milliseconds, need not be mentioned. */
const MOMENT = 300;

const isMaking = computed(() => running.value?.question === 'make');

/** Whether a puzzle has been in the making for longer than a moment. */
export function useIsMaking(): boolean {
	const [lasts, setLasts] = useState(false);
	const isOn = isMaking.value;
	useEffect(() => {
		if (!isOn) return;
		const timer = setTimeout(() => setLasts(true), MOMENT);
		return () => {
			clearTimeout(timer);
			setLasts(false);
		};
	}, [isOn]);
	return isOn && lasts;
}

export function Making() {
	const looks = running.value?.progress.nodes ?? 0;
	return <Progress figures={t('running.looks', { count: looks, number: number(looks) })} />;
}
