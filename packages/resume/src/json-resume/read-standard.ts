import { blankContact } from '../blank-resume.ts';
import type { EntryId } from '../ids.ts';
import { makeResume, PAPER_SECTIONS, type Resume } from '../resume.ts';
import { type EntryKind, type EntryOf, sectionOfKind } from '../sections/entry.ts';
import type { JsonResume } from './json-resume.ts';
import { readBasics } from './read-basics.ts';
import { readSkills } from './read-skills.ts';

/** What the standard's own fields say, as our model has it. Lists may be empty. */
export function readStandard(file: JsonResume, newId: () => EntryId): Resume {
  const { contact, summary } = file.basics
    ? readBasics(file.basics)
    : { contact: blankContact(), summary: '' };
  const parts = { contact, summary, skills: readSkills(file), sectionOrder: [...PAPER_SECTIONS] };
  return makeResume(parts, (kind) => readEntries(kind, file, newId));
}

function readEntries<K extends EntryKind>(kind: K, file: JsonResume, newId: () => EntryId) {
  // The section of K reads entries of K.
  return sectionOfKind(kind).jsonResume.read(file, newId) as unknown as EntryOf<K>[];
}
