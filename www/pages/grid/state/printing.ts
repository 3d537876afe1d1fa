/* The initial choice of the print panel, if it was opened for something: all own puzzles. */
import { signal } from '@preact/signals';

export const beginsWithOwn = signal(false);
