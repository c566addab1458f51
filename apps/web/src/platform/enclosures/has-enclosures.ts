import { eraseDatabase } from '../storage/erase-database.ts';
import { browserTexts } from '../storage/safe-storage.ts';
import { ENCLOSURES } from './enclosure-names.ts';

/** Checks whether this browser keeps enclosures of anybody: a page without any loads nothing for them. */
export const hasEnclosures = (): boolean => browserTexts.read(ENCLOSURES) !== undefined;

/** Removes what may not stay of the enclosures in this browser now that `owner` is logged in; undefined for a guest. */
export async function tidyEnclosures(owner: string | undefined): Promise<void> {
  if (hasEnclosures()) await (await import('./kept-enclosures.ts')).removeOldEnclosures(owner);
}

/** Erases all enclosures that this browser keeps. */
export const eraseEnclosures = (): void => eraseDatabase(ENCLOSURES);
