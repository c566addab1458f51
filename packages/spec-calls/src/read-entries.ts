import {
  AI_USES,
  type EntryAnnotations,
  EntryId,
  type EntryKind,
  type EntryOf,
  membersOf,
  readFlag,
  readText,
  type Sections,
} from '@shortlist/model';
import { type Fields, listFields, readCount } from './read-field.ts';
import { FIRST_REVISION } from './resume-details.ts';
import { readSerialized } from './serialized-entry.ts';

/** Entries of one list with their revisions, by id. */
type ReadEntries<K extends EntryKind> = {
  entries: EntryOf<K>[];
  revisions: [EntryId, number][];
  /** The uses of AI Write that are left of entries on which it was used. */
  usesLeft: [EntryId, number][];
};

/**
 * Entries of a kind from the server's list, under either of the names that the spec lists for a
 * field. An entry without an id of its own, or with that of another, gets one from `newId`.
 */
export function readEntries<K extends EntryKind>(
  kind: K,
  list: unknown,
  newId: () => EntryId,
  sections: Sections,
): ReadEntries<K> {
  const ids = new Set<EntryId>();
  const points = pointsOf(kind, sections);
  const members = Object.entries(membersOf(kind, sections));
  const read: ReadEntries<K> = { entries: [], revisions: [], usesLeft: [] };
  for (const fields of listFields(list)) {
    const known = EntryId.safeParse(readText(fields, 'id', `${kind}_id`)).data;
    const id = known === undefined || ids.has(known) ? newId() : known;
    const revision = readRevision(fields.revision);
    ids.add(id);
    const content = members.map(([name, empty]) => {
      const legacy = points.has(name) ? [`${kind}_description`] : [];
      return [name, readMember(fields, name, empty, legacy)];
    });
    // What is no value of a member is not read.
    const values = fields.values as EntryAnnotations | undefined;
    const flat = { id, ...Object.fromEntries(content), ...(values && { values }) };
    read.entries.push(readSerialized<K>(sections.ofKind(kind), flat));
    if (revision !== undefined && id === known) read.revisions.push([id, revision]);
    const left = sections.ofKind(kind).hasAiWrite ? readUsesLeft(fields) : AI_USES;
    if (left < AI_USES) read.usesLeft.push([id, left]);
  }
  return read;
}

function readUsesLeft(fields: Fields): number {
  const left = readCount(fields.aiUsesLeft ?? fields.ai_uses_left, 0) ?? AI_USES;
  return Math.min(left, AI_USES);
}

/** A revision, counted from 1; undefined for anything else. */
export function readRevision(value: unknown): number | undefined {
  return readCount(value, FIRST_REVISION);
}

/** A member under its name here, in snake case, or under one of `further`. */
function readMember(
  fields: Fields,
  name: string,
  empty: string | boolean | number,
  further: readonly string[],
) {
  const legacy = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const given = fields[name] ?? fields[legacy];
  switch (typeof empty) {
    case 'boolean':
      return readFlag(given, empty);
    case 'number':
      return Math.min(readCount(given, 0) ?? empty, empty);
    default:
      return readText(fields, name, legacy, ...further);
  }
}

/** Names of the texts of points, which the spec also calls the entry's description. */
function pointsOf(kind: EntryKind, sections: Sections): ReadonlySet<string> {
  const points = sections.ofKind(kind).fields.filter(({ prints }) => prints === 'points');
  return new Set(points.flatMap(({ members }) => Object.keys(members)));
}
