import type { ContactInfo, ListedResume, ResumeSettings } from '@shortlist/contracts';
import {
  type Contact,
  completeSectionOrder,
  ENTRY_SECTIONS,
  type EntryId,
  type EntryKind,
  emptyContact,
  type FlatEntry,
  makeResume,
  type PaperSection,
  readEntry,
  SECTIONS,
  wireSections,
  withEntryOrder,
  writeContactInfo,
  writeResumeDetails,
} from '@shortlist/resume';
import type { PartContent } from '#db/schema/document-schema.ts';
import type { findResume } from './find-resume-queries.ts';
import {
  entryIdOf,
  PLAIN_KINDS,
  readEntry as readContent,
  type StoredPart,
  usesLeft,
} from './parts/stored-part.ts';
import type { listResumes } from './queries.ts';
import { resolveOrder } from './sections/entry-order-queries.ts';

type Listed = Awaited<ReturnType<typeof listResumes>>[number];
type Found = NonNullable<Awaited<ReturnType<typeof findResume>>>;

/** A resume of the list, in the words of the wire. */
export function toSummary(resume: Listed): ListedResume {
  return {
    resume_id: resume.resumeId,
    resume_name: resume.name,
    last_edited: resume.editedAt.toISOString(),
    experience_level: resume.experienceLevel,
    targeted_industry: resume.targetedIndustry,
    name_revision: resume.nameRevision,
  };
}

/** A whole resume, in the words of the wire. */
export function toDetails(found: Found) {
  const { resume, parts } = found;
  const contentOf = (key: string) => parts.find((part) => part.key === key)?.content;
  const idsOf = (key: string) => contentOf(key)?.ids as EntryId[] | undefined;
  const ofKind = <K extends EntryKind>(kind: K) =>
    parts
      .filter((part) => part.kind === kind)
      // The kind says which content it is.
      .map((part) => ({ ...readContent(part), id: entryIdOf(part) }) as FlatEntry<K>)
      .map((flat) => readEntry(kind, flat));

  const plain = makeResume({
    contact: toContact(contentOf('contact')),
    order: sectionOrderOf(found),
    text: (kind) => String(contentOf(kind)?.text ?? ''),
    entries: ofKind,
  });
  const arranged = ENTRY_SECTIONS.reduce((ordered, { kind }) => {
    const ids = idsOf(`order:${kind}`);
    if (ids === undefined) return ordered;
    const named = parts
      .filter((part) => part.kind === kind)
      .map((part) => ({ id: entryIdOf(part), clientId: part.clientId }));
    return withEntryOrder(ordered, kind, resolveOrder(ids, named));
  }, plain);

  const details = writeResumeDetails({
    resumeId: resume.id,
    name: resume.name,
    experienceLevel: resume.experienceLevel,
    targetedIndustry: resume.targetedIndustry,
    lastEdited: resume.editedAt.toISOString(),
    resume: arranged,
    revisions: revisionsOf(found),
    usesLeft: Object.fromEntries(parts.map((part) => [entryIdOf(part), usesLeft(part.aiUses)])),
  });
  const extra = extraSectionsOf(found);
  const extraParts = extraPartsOf(found);
  const order = sectionOrderOf(found);
  return {
    ...details,
    ...(!order.every(isOfSpec) && { full_section_order: order }),
    ...(Object.keys(extra).length > 0 && { extra_sections: extra }),
    ...(Object.keys(extraParts).length > 0 && { extra_parts: extraParts }),
  };
}

/** Parts that there is one of and that the spec's calls do not know, by key. */
const extraPartsOf = ({ parts }: Found) =>
  Object.fromEntries(
    parts
      .filter(({ kind }) => EXTRA_KINDS.includes(kind))
      .map(({ key, content, revision }) => [key, { ...content, revision }]),
  );
const EXTRA_KINDS = ['look', 'photo', 'section', 'text'];

/** Entries of kinds that the spec's calls do not know, by kind, in their order. */
function extraSectionsOf({ parts }: Found) {
  const known: readonly string[] = [...PLAIN_KINDS, ...ENTRY_SECTIONS.map(({ kind }) => kind)];
  const kinds = new Set(parts.map(({ kind }) => kind).filter((kind) => !known.includes(kind)));
  return Object.fromEntries([...kinds].map((kind) => [kind, extraSectionOf(kind, parts)]));
}

function extraSectionOf(kind: string, parts: readonly StoredPart[]) {
  const order = parts.find(({ key }) => key === `order:${kind}`);
  const entries = parts
    .filter((part) => part.kind === kind)
    .map((part) => ({
      ...readContent(part),
      id: entryIdOf(part),
      clientId: part.clientId,
      revision: part.revision,
    }));
  const ids = resolveOrder((order?.content.ids ?? []) as EntryId[], entries);
  const placeOf = ({ id }: { id: EntryId }) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return {
    order_revision: order?.revision ?? 1,
    entries: entries
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ clientId: _, ...entry }) => entry),
  };
}

/** The revisions of a resume's parts. An order that nobody has given yet has none here. */
export function revisionsOf({ resume, parts }: Found) {
  const revisionOf = (key: string) => parts.find((part) => part.key === key)?.revision ?? 1;
  const ofKind = (isMeant: (kind: string) => boolean) => parts.filter(({ kind }) => isMeant(kind));
  return {
    contact: revisionOf('contact'),
    summary: revisionOf('summary'),
    skills: revisionOf('skills'),
    section_order: revisionOf('section_order'),
    // The extra parts say theirs.
    look: 1,
    name: resume.nameRevision,
    entry_order: Object.fromEntries(
      ofKind((kind) => kind === 'order').map((part) => [entryIdOf(part), part.revision]),
    ),
    entries: Object.fromEntries(
      ofKind((kind) => !PLAIN_KINDS.includes(kind)).map((part) => [entryIdOf(part), part.revision]),
    ),
  };
}

/** All sections in their order, also those that the spec's calls do not know. */
const sectionOrderOf = ({ parts }: Found) =>
  completeSectionOrder(
    (parts.find(({ key }) => key === 'section_order')?.content.ids ?? []) as PaperSection[],
  );

const isOfSpec = (section: PaperSection) => wireSections(SECTIONS).includes(section);

const toContact = (content?: PartContent): Contact => ({ ...emptyContact(), ...content });

export const toContactInfo = (content: PartContent): ContactInfo =>
  writeContactInfo(toContact(content));

export function toSettings(found: Found): ResumeSettings {
  const { resume } = found;
  return {
    resume_name: resume.name,
    experience_level: resume.experienceLevel,
    targeted_industry: resume.targetedIndustry,
    section_order: sectionOrderOf(found).filter(isOfSpec),
  };
}
