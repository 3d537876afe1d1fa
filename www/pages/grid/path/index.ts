/* All steps of the puzzle, as one part that is loaded on demand. */
import { StepsCard } from './card';
import { takeStepKey } from './keys';
import { StepsTable } from './table';
import { leaveSteps } from './walk';

export const STEPS = { StepsTable, StepsCard, takeStepKey, leaveSteps };
