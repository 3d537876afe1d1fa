/* The initial choice of the print panel if it was opened for a purpose: all own puzzles. */
import { signal } from '@preact/signals';

export const beginsWithOwn = signal(false);
