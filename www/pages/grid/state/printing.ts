/* What the panel of printing is to begin with, where it was opened for something: all puzzles of one's own. */
import { signal } from '@preact/signals';

export const beginsWithOwn = signal(false);
