import type { ContactInfo, ListedResume, ResumeDetails } from '@shortlist/contracts';
import {
  arrangeEntries,
  type CalledKind,
  type Contact,
  completeSectionOrder,
  ENTRY_LISTS,
  type EntryKind,
  emptyContact,
  orderKey,
  type PaperSection,
  PLAIN_PART_KINDS,
  RESUME,
  SECTIONS,
} from '@shortlist/model';
import { wireKinds, wireSections, writeContactInfo } from '@shortlist/spec-calls';
import type { PartContent } from '#db/schema/document-schema.ts';
import type { findDocument } from '../documents/find-document-queries.ts';
import { resolveOrder } from '../documents/parts/resolve-order.ts';
import { entryIdOf, type StoredPart, serializePart } from '../documents/parts/stored-part.ts';
import type { listDocuments } from '../documents/queries.ts';

/** The kinds of document that the spec's calls know. */
export const SPEC_KINDS: readonly string[] = [RESUME.kind];

type Listed = Awaited<ReturnType<typeof listDocuments>>[number];
type Found = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** A resume of the list, in the words of the wire. */
export function toSummary(resume: Listed): ListedResume {
  return {
    resume_id: resume.id,
    resume_name: resume.title,
    last_edited: resume.editedAt.toISOString(),
    experience_level: resume.level,
    targeted_industry: resume.industry,
    name_revision: resume.revision,
    ...(resume.baseId && { base_id: resume.baseId }),
  };
}

/** A whole resume, in the words of the wire. Entries are serialized as flat texts. */
export function toDetails(found: Found): ResumeDetails {
  const { document: resume, parts } = found;
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const textOf = (key: string) => String(byKey.get(key)?.content.text ?? '');
  const listOf = (kind: string) =>
    toList(
      parts.filter((part) => part.kind === kind),
      byKey.get(orderKey(kind as EntryKind)),
    );
  const lists = WIRE_KINDS.map((kind) => ({ kind, ...listOf(kind) }));
  const extra = kinds.filter((kind) => !KNOWN_KINDS.has(kind));
  const extraParts = parts.filter(({ kind }) => EXTRA_KINDS.has(kind));
  const order = sectionOrderOf(found);
  return {
    resume_id: resume.id,
    resume_name: resume.title,
    last_edited: resume.editedAt.toISOString(),
    experience_level: resume.level,
    targeted_industry: resume.industry,
    contact_info: toContactInfo(byKey.get('contact')?.content ?? {}),
    summary: { summaries_description: textOf('summary') },
    skills: { skills_description: textOf('skills') },
    ...listsByName(lists),
    section_order: order.filter(isOfSpec),
    entry_order: byWireKind((kind) => lists.find((list) => list.kind === kind)?.ids ?? []),
    revisions: {
      ...revisionsOf(found),
      entry_order: byWireKind((kind) => byKey.get(orderKey(kind as EntryKind))?.revision ?? 1),
    },
    ...(!order.every(isOfSpec) && { full_section_order: order }),
    ...(extra.length > 0 && {
      extra_sections: Object.fromEntries(
        extra.map((kind) => {
          const { entries } = listOf(kind);
          return [
            kind,
            { order_revision: byKey.get(orderKey(kind as EntryKind))?.revision ?? 1, entries },
          ];
        }),
      ),
    }),
    ...(extraParts.length > 0 && {
      extra_parts: Object.fromEntries(
        extraParts.map(({ key, content, revision }) => [key, { ...content, revision }]),
      ),
    }),
  };
}

const WIRE_KINDS = wireKinds(SECTIONS);
const WIRE_SECTIONS = new Set(wireSections(SECTIONS));
/** Kinds of part that are no extra section: entries that the spec's calls know, and parts that are no entries. */
const KNOWN_KINDS = new Set<string>([...PLAIN_PART_KINDS, ...WIRE_KINDS]);
/** Kinds of part that there is one of and that the spec's calls do not know. */
const EXTRA_KINDS = new Set(['look', 'photo', 'section', 'text']);

const byWireKind = <T>(of: (kind: CalledKind) => T) =>
  Object.fromEntries(WIRE_KINDS.map((kind) => [kind, of(kind)])) as Record<CalledKind, T>;

/** Entries of a kind in their order, and the ids that it names. */
function toList(parts: readonly StoredPart[], order: StoredPart | undefined) {
  const named = parts.map((part) => ({ id: entryIdOf(part), clientId: part.clientId }));
  const ids = resolveOrder(order?.content ?? {}, named);
  const entries = parts.map((part, at) => ({
    ...serializePart(part),
    id: named[at]?.id ?? entryIdOf(part),
    revision: part.revision,
  }));
  return { ids, entries: arrangeEntries(entries, ids) };
}

type Lists = Pick<ResumeDetails, (typeof ENTRY_LISTS)[CalledKind]>;

const listsByName = (lists: readonly { kind: CalledKind; entries: object[] }[]): Lists =>
  // The kind says which content an entry has.
  Object.fromEntries(lists.map(({ kind, entries }) => [ENTRY_LISTS[kind], entries])) as Lists;

/** The revisions of what every resume has; parts that only some have say theirs. */
function revisionsOf({ document, parts }: Found) {
  const revisionOf = (key: string) => parts.find((part) => part.key === key)?.revision ?? 1;
  return {
    contact: revisionOf('contact'),
    summary: revisionOf('summary'),
    skills: revisionOf('skills'),
    section_order: revisionOf('section_order'),
    name: document.revision,
  };
}

/** All sections in their order, also those that the spec's calls do not know. */
const sectionOrderOf = ({ parts }: Found) =>
  completeSectionOrder(
    (parts.find(({ key }) => key === 'section_order')?.content.ids ?? []) as PaperSection[],
    SECTIONS,
  );

const isOfSpec = (section: PaperSection) => WIRE_SECTIONS.has(section);

const toContact = (content?: PartContent): Contact => ({ ...emptyContact(), ...content });

export const toContactInfo = (content: PartContent): ContactInfo =>
  writeContactInfo(toContact(content));
