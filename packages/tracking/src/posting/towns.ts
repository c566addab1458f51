import { foldTown, isIn, readNames } from './town-filter.ts';
import { TOWN_NAMES } from './town-names.ts';

const NAMES = readNames(TOWN_NAMES);

/** In characters. */
const LONGEST = 50;

/** Checks whether a name is that of a town of some size, in any letters; of other names one in 32,768 passes. */
export const isTownName = (name: string): boolean =>
  name.length < LONGEST && isIn(NAMES, foldTown(name));
