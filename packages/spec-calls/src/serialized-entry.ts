import {
  type EntryAnnotations,
  type EntryId,
  type EntryKind,
  type EntryOf,
  type EntrySection,
  type EntryTexts,
  entryAnnotations,
  entryTexts,
  type PointId,
  readTexts,
  withAnnotations,
  withNewPointIds,
  withoutFlags,
} from '@shortlist/model';

/** Content of an entry, member by member. */
type Members = Readonly<Record<string, unknown>>;

/** An entry as the spec's calls have it: every value as text, and in `values` what the texts do not say. */
export type SerializedEntry<K extends EntryKind> = { id: EntryId } & EntryTexts<K> & {
    values?: EntryAnnotations | undefined;
  };

/** Serializes the content of an entry for the spec's calls; `values` is absent where the texts say all. */
export function serializeEntry(section: EntrySection, content: object): Members {
  const values = entryAnnotations(section, content);
  return { ...entryTexts(section, content), ...(values && { values }) };
}

/** Reads a serialized entry. */
export function readSerialized<K extends EntryKind>(
  section: EntrySection,
  { values, ...texts }: SerializedEntry<K>,
): EntryOf<K> {
  const entry = readTexts(section, texts);
  // The texts of K say what an entry of K says.
  return withAnnotations(section, entry, values) as unknown as EntryOf<K>;
}

/**
 * Lays a serialized entry over the content that is stored: lines that did not change keep their points, new ones get ids from
 * `newId`. Marks and flags are those of the `values` sent with it, and where none were sent those that were stored.
 */
export function withSerialized(
  section: EntrySection,
  { values, ...texts }: Members,
  content: Members,
  newId: () => string,
): Members {
  const read = readTexts(section, texts, content);
  const makeId = () => newId() as PointId;
  const entry = values === undefined ? read : withAnnotations(section, read, values);
  return { ...withoutFlags(content), ...withNewPointIds(section, entry, content, makeId) };
}
