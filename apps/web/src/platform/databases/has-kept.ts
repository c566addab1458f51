import { browserTexts } from '../storage/safe-storage.ts';

/** Name of a text with a word for each kind of thing that this browser keeps in a database. */
export const KEPT = 'shortlist.reviews';

/** Checks whether this browser keeps anything in databases, of anybody: a page without it loads nothing for them. */
export const hasKept = (): boolean => browserTexts.read(KEPT) !== undefined;
