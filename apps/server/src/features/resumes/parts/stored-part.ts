import { findEntries } from '@shortlist/contracts';
import {
  AI_USES,
  ENTRY_SECTIONS,
  EntryId,
  type EntrySection,
  membersOf,
  sentEntry,
  storeOver,
} from '@shortlist/resume';
import type { PartContent } from '#db/schema/document-schema.ts';

/** A part as it is stored. */
export type StoredPart = {
  key: string;
  kind: string;
  clientId: string | null;
  content: PartContent;
  revision: number;
  aiUses: number;
};

/** The kinds of part that are no entries. */
export const PLAIN_KINDS = [
  'contact',
  'summary',
  'skills',
  'section_order',
  'order',
  'look',
  'photo',
  'section',
  'text',
];

/** The id that the server gave to an entry, which is the end of its key. */
export const entryIdOf = ({ key }: Pick<StoredPart, 'key'>): EntryId =>
  EntryId.parse(key.slice(key.indexOf(':') + 1));

const SECTIONS_BY_KIND = new Map<string, (typeof ENTRY_SECTIONS)[number]>(
  ENTRY_SECTIONS.map((section) => [section.kind, section]),
);
const MEMBERS = new Map<string, PartContent>(
  ENTRY_SECTIONS.map(({ kind }) => [kind, membersOf(kind)]),
);

/**
 * An entry with every member that its kind has, empty where a release that did not know it has stored the entry, and with
 * the members that this release does not know. The uses of AI Write that are left come from their counter.
 */
export function readEntry({ kind, content, aiUses }: StoredPart): PartContent {
  const counts = SECTIONS_BY_KIND.get(kind)?.hasAiWrite ? { aiUsesLeft: usesLeft(aiUses) } : {};
  // The count comes before members that this release does not know, and is never one of them.
  return { ...MEMBERS.get(kind), ...counts, ...sentContent({ kind, content }), ...counts };
}

/** What a part says as it is sent: of points without their ids, which are the server's own. */
export function sentContent({ kind, content }: Pick<StoredPart, 'kind' | 'content'>): PartContent {
  if (content.values === undefined) return content;
  const section = findEntries(ENTRY_SECTIONS, kind);
  return section ? sentEntry(section, content) : content;
}

/** What a part says, as our own calls answer it. */
export const readPartContent = (part: StoredPart): PartContent =>
  PLAIN_KINDS.includes(part.kind) ? part.content : readEntry(part);

/** An entry as it is stored: points keep their ids, and their marks where none are sent; the uses of AI Write go to their counter. */
export function toStoredEntry(
  section: EntrySection | undefined,
  { aiUsesLeft, ...content }: PartContent,
) {
  const { values } = content;
  return {
    content,
    ...(section && {
      withValues: (said: PartContent, stored: PartContent) =>
        storeOver(section, { ...said, values }, stored),
    }),
    aiUses: typeof aiUsesLeft === 'number' ? AI_USES - aiUsesLeft : undefined,
  };
}

export const usesLeft = (aiUses: number): number => Math.max(0, AI_USES - aiUses);
