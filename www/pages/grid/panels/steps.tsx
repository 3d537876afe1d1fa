/* All steps of the puzzle, fetched when they are asked for. */
import { fetched } from '../../../shell/fetched';

export const Steps = fetched(async () => (await import('../path/steps')).StepsPanel);
