import {
  allSettings,
  Contact,
  type EntryKind,
  type EntryOf,
  entriesOf,
  entrySchema,
  entryTexts,
  isOwnKey,
  makeResume,
  paperOrder,
  paperSectionSchema,
  type Resume,
  readTexts,
  type Sections,
  sectionsOf,
  textOf,
} from '@shortlist/model';
import { z } from 'zod';

/**
 * A resume as our part of a JSON Resume file names its fields: contact, then each text under its kind, then each list
 * under its name, then the order of the sections.
 */
export function flatResume(resume: Resume, registry: Sections): Record<string, unknown> {
  const sections = sectionsOf(resume, registry);
  return {
    contact: resume.contact,
    ...Object.fromEntries(sections.texts.map(({ kind }) => [kind, textOf(resume, kind)])),
    ...Object.fromEntries(
      sections.entries.map((section) => [
        section.list,
        entriesOf(resume, section.kind).map((entry) => entryTexts(section, entry)),
      ]),
    ),
    sectionOrder: paperOrder(resume, sections),
  };
}

/** A resume in its flat form, with the settings of `before`; undefined where a field is missing or not what it should be. */
export function readFlatResume(
  flat: unknown,
  before: Resume,
  registry: Sections,
): Resume | undefined {
  const sections = sectionsOf(before, registry);
  const read = schemaOf(sections).safeParse(flat).data;
  if (!read) return undefined;
  const members = new Map<string, unknown>(Object.entries(read));
  return makeResume(
    {
      contact: read.contact,
      order: read.sectionOrder,
      settings: allSettings(before),
      ownLists: sections.entries.map(({ kind }) => kind).filter(isOwnKey),
      text: (kind) => String(members.get(kind) ?? ''),
      // The list of K holds entries of K, by its schema.
      entries: <K extends EntryKind>(kind: K) =>
        ((members.get(sections.ofKind(kind).list) ?? []) as object[]).map(
          (entry) => readTexts(sections.ofKind(kind), { ...entry }) as EntryOf<K>,
        ),
    },
    sections,
  );
}

const schemaOf = (sections: Sections) =>
  z.object({
    contact: Contact,
    sectionOrder: z.array(paperSectionSchema(sections)),
    ...Object.fromEntries(sections.texts.map(({ kind }) => [kind, z.string()])),
    ...Object.fromEntries(
      sections.entries.map(({ kind, list }) => [list, z.array(entrySchema(kind, sections))]),
    ),
  } as {
    contact: typeof Contact;
    sectionOrder: z.ZodArray<ReturnType<typeof paperSectionSchema>>;
  });
