import type { AnySection, EntrySection } from './define-section.ts';
import { isOwnKey } from './own-key.ts';
import { ownSection } from './own-section.ts';

/** Finds the kind of entries of that name, also one of a person's own. */
export function findEntries(
  sections: readonly AnySection[],
  name: string,
): EntrySection | undefined {
  const section =
    sections.find(({ kind }) => kind === name) ??
    (isOwnKey(name) ? ownSection(name, 'entries') : undefined);
  return section?.shape === 'entries' ? section : undefined;
}
