import { randomUUID } from 'node:crypto';
import {
  AI_USES,
  ENTRY_SCHEMA,
  EntryId,
  type EntrySection,
  entryOfKey,
  findEntries,
  isOwnKey,
  membersOfSection,
  type ResumeId,
  type Sections,
  upgradeEntry,
  withoutFlags,
} from '@shortlist/model';
import { serializeEntry, withSerialized } from '@shortlist/spec-calls';
import type { PartContent } from '#db/schema/document-schema.ts';
import { isUuid } from '../ids.ts';

/** A part as it is stored. */
export type StoredPart = {
  key: string;
  kind: string;
  clientId: string | null;
  /** In the newest form that this release knows, whose number is `schema`. */
  content: PartContent;
  schema: number;
  revision: number;
  aiUses: number;
  /** Of an entry: the section of its kind, where this release knows it. */
  section?: EntrySection;
  /** The document whose row counts the uses of AI Write: of an inherited entry the base. */
  home?: ResumeId | undefined;
};

/** The id that the server gave to an entry, which is the end of its key. */
export const entryIdOf = ({ key }: Pick<StoredPart, 'key'>): EntryId =>
  // A later release may have other keys.
  EntryId.parse(entryOfKey(key)?.id ?? key);

/** Checks whether a part is an entry, by its key: also of a kind that this release does not know. */
export const isEntry = ({ key }: Pick<StoredPart, 'key'>): boolean =>
  isUuid(entryOfKey(key)?.id ?? '');

/** Brings a part as its row has it to the newest form of its content. */
export function upgradePart(part: StoredPart, sections: Sections): StoredPart {
  const section = findEntries(sections.kinds, part.kind);
  if (!section) return part;
  const content = upgradeEntry(section, part.content, part.schema);
  return { ...part, content, schema: ENTRY_SCHEMA, section };
}

/**
 * An entry as the spec's calls answer it: flat, with every member that its kind has, and with the members that this release
 * does not know. The uses of AI Write that are left come from their counter.
 */
export function serializePart({ section, content, aiUses }: StoredPart): PartContent {
  if (!section) return content;
  const counts = section.hasAiWrite ? { aiUsesLeft: usesLeft(aiUses) } : {};
  // The count comes before members that this release does not know, and is never one of them.
  return { ...emptyMembers(section), ...counts, ...serializeEntry(section, content), ...counts };
}

const empty = new WeakMap<EntrySection, PartContent>();

/** Returns a section's new entry flat; made once. Those of a section of a person's own are answered as they are stored. */
function emptyMembers(section: EntrySection): PartContent {
  const members = empty.get(section) ?? (isOwnKey(section.kind) ? {} : membersOfSection(section));
  empty.set(section, members);
  return members;
}

/** The content of a part in one of its forms. */
export const contentIn = (part: StoredPart, schema: number): PartContent =>
  schema < part.schema ? serializePart(part) : part.content;

/** Lays what a serialized entry says over what is stored. */
export const laySerialized =
  (section: EntrySection, { aiUsesLeft: _, ...flat }: PartContent) =>
  (stored: PartContent): PartContent =>
    withSerialized(section, flat, stored, newPointId);

/** Lays an entry's content over what is stored; a flag that it does not name is off. */
export const layEntry =
  ({ aiUsesLeft: _, ...content }: PartContent) =>
  (stored: PartContent): PartContent => ({ ...withoutFlags(stored), ...content });

/** Checks whether content is serialized, as pages of release 1.0.0 send it: points or dates as texts. */
export const isSerialized = (section: EntrySection, content: PartContent): boolean =>
  section.fields.some(
    ({ type, members }) =>
      VALUE_TYPES.has(type) &&
      Object.keys(members).some(
        (name) => typeof content[name] === 'string' && content[name] !== 'present',
      ),
  );
const VALUE_TYPES: ReadonlySet<string> = new Set(['points', 'text', 'month', 'dateRange']);

/** An id of a point: eight letters and digits. */
const newPointId = () => randomUUID().slice(0, 8);

/** Counts the uses of AI Write on an entry, by what a client says is left. */
export const usesIn = ({ aiUsesLeft }: PartContent): number | undefined =>
  typeof aiUsesLeft === 'number' ? AI_USES - aiUsesLeft : undefined;

export const usesLeft = (aiUses: number): number => Math.max(0, AI_USES - aiUses);
