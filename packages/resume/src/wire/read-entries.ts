import { EntryId } from '../ids.ts';
import { type EntryKind, type EntryOf, membersOf, sectionOfKind } from '../sections/entry.ts';
import { type Fields, listFields, readCount, readFlag, readText } from './read-field.ts';
import { FIRST_REVISION } from './resume-details.ts';

/** Entries of one list with their revisions, by id. */
type ReadEntries<K extends EntryKind> = {
  entries: EntryOf<K>[];
  revisions: [EntryId, number][];
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
    const known = EntryId.safeParse(readText(fields, 'id', `${kind}_id`)).data;
    const id = known === undefined || ids.has(known) ? newId() : known;
    const revision = readRevision(fields.revision);
    ids.add(id);
    read.entries.push(readEntry(kind, id, fields));
    if (revision !== undefined && id === known) read.revisions.push([id, revision]);
  }
  return read;
}

/** A revision, counted from 1; undefined for anything else. */
export function readRevision(value: unknown): number | undefined {
  return readCount(value, FIRST_REVISION);
}

/** A member under its name here, in snake case, or for a text of points as a description. */
function readMember(
  kind: EntryKind,
  name: string,
  empty: string | boolean | number,
  fields: Fields,
) {
  const legacy = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const given = fields[name] ?? fields[legacy];
  switch (typeof empty) {
    case 'boolean':
      return readFlag(given, empty);
    case 'number':
      return Math.min(readCount(given, 0) ?? empty, empty);
    default: {
      const isPoints = pointsOf(kind).has(name);
      return readText(fields, name, legacy, ...(isPoints ? [`${kind}_description`] : []));
    }
  }
}

function pointsOf(kind: EntryKind): ReadonlySet<string> {
  const points = sectionOfKind(kind).fields.filter(({ prints }) => prints === 'points');
  return new Set(points.flatMap(({ members }) => Object.keys(members)));
}

function readEntry<K extends EntryKind>(kind: K, id: EntryId, fields: Fields): EntryOf<K> {
  const content = Object.entries(membersOf(kind)).map(([name, empty]) => [
    name,
    readMember(kind, name, empty, fields),
  ]);
  return { id, ...Object.fromEntries(content) };
}
