import {
  type AnySection,
  ENTRY_SCHEMA,
  EntryId,
  type EntrySection,
  entryOfKey,
  isOwnKey,
  kindOfOrder,
  LookChoices,
  ownSection,
  SettingsMembers,
  sectionOfSettings,
} from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Revision, Stale, Success } from '../envelope.ts';
import { storableJson } from '../storable-json.ts';
import { Line, LongText, text } from '../text.ts';
import { AnnotationsToSave } from './annotations.ts';
import { entryMembers } from './entries.ts';
import { entryContent } from './entry-content.ts';
import { EntryIds } from './entry-ids.ts';
import { ContactToSave } from './sections.ts';

const MAX_SECTIONS = 100;

/** Content of a part: the members that its kind has, and any others, which are kept as they are. */
const PartContent = z
  .record(z.string(), z.unknown(), 'Send what the part says, as an object.')
  .transform((content, { addIssue }) => {
    const stored = storableJson(content);
    if (stored === undefined) addIssue('This part is too large, or nested too deeply.');
    return (stored ?? {}) as Record<string, unknown>;
  });

const StalePart = Stale(z.record(z.string(), z.unknown())).extend({
  key: z.string(),
  schema: z.int(),
});

const byPart = z.object({ documentId: z.string(), key: z.string() });

/**
 * Saves one part of a document: `contact`, `section_order`, `look`, `section:KIND`, a text section's kind, `order:KIND`, or `KIND:ID` with the
 * server's id of an entry or the client's own. A new entry is answered with the server's key. Members that this release
 * does not know are stored, and stay when a save does not name them.
 */
export const savePart = {
  method: 'PUT',
  url: '/api/documents/:documentId/parts/:key',
  access: 'guest',
  schema: {
    summary: 'Save one part of a document',
    params: byPart,
    headers: BasedOn,
    body: z.object({
      content: PartContent,
      /** The form of the content, and of what a refusal answers; the newest where it is not said. */
      schema: z.int().min(1).optional(),
      /** Keeps what is replaced as a version: a person has settled a conflict, or brings an older version back. */
      keepsReplaced: z.boolean().optional(),
    }),
    response: {
      200: Success({ key: z.string(), revision: Revision }),
      409: StalePart,
    },
  },
} satisfies Endpoint;

/** Deletes an entry, the only part that can be. */
export const deletePart = {
  method: 'DELETE',
  url: '/api/documents/:documentId/parts/:key',
  access: 'guest',
  schema: {
    summary: 'Delete an entry of a document',
    params: byPart,
    headers: BasedOn,
    response: { 200: Success({}), 409: StalePart },
  },
} satisfies Endpoint;

/** Content of a part until `replaced_at`, as its revision `revision`. */
const PartVersion = z.object({
  key: z.string(),
  revision: Revision,
  /** ISO 8601, in UTC. */
  replaced_at: z.iso.datetime(),
  schema: z.int(),
  content: z.record(z.string(), z.unknown()),
});

export const listVersions = {
  method: 'GET',
  url: '/api/documents/:documentId/versions',
  access: 'guest',
  schema: {
    summary: 'What the parts of a document said before, a page of it, the newest first',
    params: z.object({ documentId: z.string() }),
    /** `after` is the `next` of the page before. */
    querystring: z.object({ after: z.string().max(300).default('') }),
    /** `next` is null on the last page. */
    response: { 200: Success({ versions: z.array(PartVersion), next: z.string().nullable() }) },
  },
} satisfies Endpoint;

/** A part that a key names: an entry by the id in it, an order, or a part that there is one of. */
export type NamedPart = {
  kind: string;
  /** The number of the newest form of its content. */
  schema: number;
  /** Returns the schema of the content in a form; members it does not list pass. Undefined for a form that there is none of. */
  contentIn(schema: number): z.ZodType<Record<string, unknown>> | undefined;
  entryId?: EntryId;
};

/** A part whose content has had one form alone. */
const inOneForm = (kind: string, content: z.ZodType<Record<string, unknown>>): NamedPart => ({
  kind,
  schema: 1,
  contentIn: (schema) => (schema === 1 ? content : undefined),
});

const TextPart = z.looseObject({ text: LongText.default('') });
const LookPart = z.looseObject(LookChoices).partial();
/** `checkPhoto` says what is wrong with one that is too long. */
const PhotoPart = z.looseObject({ jpeg: z.string().nullable() });
const SettingsPart = z.looseObject(SettingsMembers).partial();
/** Texts whose kind of part is their key; that of the others is `text`. */
const SPEC_TEXTS = ['summary', 'skills'];
const SectionNames = z.array(text(64), 'Send the sections, in their order.').max(MAX_SECTIONS);

/** The kind of entries of that name, also one of a person's own. */
export function findEntries(
  sections: readonly AnySection[],
  name: string | undefined,
): EntrySection | undefined {
  const section =
    sections.find(({ kind }) => kind === name) ??
    (name !== undefined && isOwnKey(name) ? ownSection(name, 'entries') : undefined);
  return section?.shape === 'entries' ? section : undefined;
}

/** The part that a key names among these sections; undefined where there is none. */
export function findNamedPart(sections: readonly AnySection[], key: string): NamedPart | undefined {
  const part = findSinglePart(sections, key);
  if (part) return part;
  const ordered = kindOfOrder(key);
  if (ordered !== undefined) return findEntries(sections, ordered) && inOneForm('order', ORDER);
  const { kind, id } = entryOfKey(key) ?? {};
  const section = findEntries(sections, kind);
  const entryId = EntryId.safeParse(id).data;
  if (!section || kind === undefined || entryId === undefined) return undefined;
  return { kind, schema: ENTRY_SCHEMA, contentIn: formsOf(section), entryId };
}

type Content = z.ZodType<Record<string, unknown>>;
type Forms = Readonly<Record<number, Content | undefined>>;

/** Forms of the kinds' entries: Zod compiles a schema when it is first used, which takes ten times as long as one entry. */
const known = new WeakMap<EntrySection, Forms>();

/** Returns the forms of a section's entries. Form 1 is flat texts, with `values` beside them. */
function formsOf(section: EntrySection) {
  const forms: Forms = known.get(section) ?? {
    1: z.looseObject({ ...entryMembers(section), values: AnnotationsToSave.optional() }),
    [ENTRY_SCHEMA]: entryContent(section),
  };
  known.set(section, forms);
  return (schema: number) => forms[schema];
}

const ORDER = z.looseObject({ ids: EntryIds });
const CONTACT = z.looseObject({
  ...ContactToSave.shape,
  headline: Line.optional(),
  links: LongText.optional(),
  details: LongText.optional(),
});
const SECTION_ORDER = z.looseObject({ ids: SectionNames });

/** A part that there is one of. */
function findSinglePart(sections: readonly AnySection[], key: string): NamedPart | undefined {
  if (key === 'contact') return inOneForm(key, CONTACT);
  if (key === 'section_order') return inOneForm(key, SECTION_ORDER);
  if (key === 'look') return inOneForm(key, LookPart);
  if (key === 'photo') return inOneForm(key, PhotoPart);
  const settings = sectionOfSettings(key);
  const shape = findShape(sections, settings ?? key);
  if (settings !== undefined) return shape && inOneForm('section', SettingsPart);
  const isText = shape === 'text' || shape === 'own';
  return isText ? inOneForm(SPEC_TEXTS.includes(key) ? key : 'text', TextPart) : undefined;
}

/** Finds the shape of a section of that kind; one of a person's own holds what its settings say. */
const findShape = (sections: readonly AnySection[], kind: string) =>
  isOwnKey(kind) ? 'own' : sections.find((each) => each.kind === kind)?.shape;
