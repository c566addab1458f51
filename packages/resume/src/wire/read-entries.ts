import { AI_USES } from '../blank-resume.ts';
import type { Award, Education, EntryId, EntryKind, EntryOf, Experience } from '../resume.ts';
import { EntryId as EntryIdSchema } from '../resume.ts';
import { type Fields, listFields, readCount, readFlag, readText } from './read-field.ts';
import { FIRST_REVISION } from './resume-details.ts';

/** Entries of one list with their revisions, by id. */
type ReadEntries<K extends EntryKind> = {
  entries: EntryOf<K>[];
  revisions: [EntryId, number][];
};

const READERS: { [K in EntryKind]: (id: EntryId, fields: Fields) => EntryOf<K> } = {
  experience: readExperience,
  education: readEducation,
  certification: (id, fields) => readNamed(id, fields, 'certification_description'),
  award: (id, fields) => readNamed(id, fields, 'award_description'),
  project: (id, fields) => readNamed(id, fields, 'project_description'),
};

/**
 * Entries of a kind from the server's list, under either of the names that the spec lists for a
 * field. An entry without an id of its own, or with that of another, gets one from `newId`.
 */
export function readEntries<K extends EntryKind>(
  kind: K,
  list: unknown,
  newId: () => EntryId,
): ReadEntries<K> {
  const ids = new Set<EntryId>();
  const read: ReadEntries<K> = { entries: [], revisions: [] };
  for (const fields of listFields(list)) {
    const known = EntryIdSchema.safeParse(readText(fields, 'id', `${kind}_id`)).data;
    const id = known === undefined || ids.has(known) ? newId() : known;
    const revision = readRevision(fields.revision);
    ids.add(id);
    read.entries.push(READERS[kind](id, fields));
    if (revision !== undefined && id === known) read.revisions.push([id, revision]);
  }
  return read;
}

/** A revision, counted from 1; undefined for anything else. */
export function readRevision(value: unknown): number | undefined {
  return readCount(value, FIRST_REVISION);
}

function readExperience(id: EntryId, fields: Fields): Experience {
  return {
    id,
    role: readText(fields, 'role'),
    company: readText(fields, 'company'),
    ...readDates(fields),
    isCurrent: readFlag(fields.isCurrent ?? fields.is_current, false),
    location: readText(fields, 'location'),
    bullets: readText(fields, 'bullets', 'experience_description'),
    aiUsesLeft: readAiUses(fields.aiUsesLeft ?? fields.ai_uses_left),
  };
}

function readEducation(id: EntryId, fields: Fields): Education {
  return {
    id,
    degree: readText(fields, 'degree'),
    school: readText(fields, 'school'),
    location: readText(fields, 'location'),
    minor: readText(fields, 'minor'),
    ...readDates(fields),
    gpa: readText(fields, 'gpa'),
    bullets: readText(fields, 'bullets', 'education_description'),
  };
}

function readNamed(id: EntryId, fields: Fields, description: string): Award {
  return {
    id,
    name: readText(fields, 'name'),
    organization: readText(fields, 'organization'),
    date: readText(fields, 'date'),
    relevance: readText(fields, 'relevance', description),
  };
}

function readDates(fields: Fields) {
  return {
    startDate: readText(fields, 'startDate', 'start_date'),
    endDate: readText(fields, 'endDate', 'end_date'),
  };
}

function readAiUses(value: unknown): number {
  return Math.min(readCount(value, 0) ?? AI_USES, AI_USES);
}
