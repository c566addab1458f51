import type { ReactElement } from 'react';

/** Gives the parts of a drawing 320 wide and 200 high; `random` decides what the motif leaves open. */
export type DrawArt = (random: () => number) => ReactElement[];
