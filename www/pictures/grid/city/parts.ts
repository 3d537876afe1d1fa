/* The city as the board needs it: its two drawings, and the positions of its places. */
import { City } from './city';
import { cityPlan } from './plan';
import { Street } from './street';

export const CITY = { City, Street, cityPlan } as const;
