import { type Check, PASSED, refuse } from './check.ts';
import { ENTRY_LISTS } from './parts-of-resume.ts';
import type { EntryId, EntryKind, EntryOf, Resume } from './resume.ts';
import { REMOVAL_TEXTS } from './rule-texts.ts';
import { isBlankEntry } from './shown-sections.ts';

/** Whether the only entry of a kind may still go (spec section 5, "Deleting"). */
const MAY_LAST_GO: { [K in EntryKind]: (entry: EntryOf<K>) => boolean } = {
  experience: () => false,
  education: () => false,
  project: ({ name }) => name.trim() !== '',
  award: (award) => !isBlankEntry(award),
  certification: (certification) => !isBlankEntry(certification),
};

/**
 * Whether an entry may be removed. One of several always may; the only experience or education
 * never; the only project if it has a name; the only award or certification unless it is blank.
 * An entry that is not there may: removing it changes nothing.
 */
export function canRemoveEntry<K extends EntryKind>(
  resume: Resume,
  kind: K,
  id: EntryId,
): Check<'id'> {
  // The list named for K holds entries of K; TypeScript cannot follow that through the lookup.
  const entries = resume[ENTRY_LISTS[kind]] as EntryOf<K>[];
  const entry = entries.find((each) => each.id === id);
  const mayGo = entry === undefined || entries.length > 1 || MAY_LAST_GO[kind](entry);
  return mayGo ? PASSED : refuse('id', REMOVAL_TEXTS[kind]);
}
