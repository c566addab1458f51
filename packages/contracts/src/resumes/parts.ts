import {
  ENTRY_SCHEMA,
  type EntrySection,
  LookChoices,
  type MemberForm,
  type PartForm,
  SettingsMembers,
} from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Revision, Stale, Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { storableJson } from '../storable-json.ts';
import { Line, LongText, text } from '../text.ts';
import { AnnotationsToSave, Marks } from './annotations.ts';
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
 * Saves one part of a document by a key that its kind has. Of a resume: `contact`, `section_order`, `look`, `section:KIND`, a text section's
 * kind, `order:KIND`, or `KIND:ID` with the server's id of an entry or the client's own. A new entry is answered with the server's key. Members that this release
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

const TextPart = z.looseObject({ text: LongText.default('') });
const LookPart = z.looseObject(LookChoices).partial();
/** `checkPhoto` says what is wrong with one that is too long. */
const PhotoPart = z.looseObject({ jpeg: z.string().nullable() });
const SettingsPart = z.looseObject(SettingsMembers).partial();
const SectionNames = z.array(text(64), 'Send the sections, in their order.').max(MAX_SECTIONS);
const ContactPart = z.looseObject({
  ...ContactToSave.shape,
  headline: Line.optional(),
  links: LongText.optional(),
  details: LongText.optional(),
});

type Content = z.ZodType<Record<string, unknown>>;
type Forms = Readonly<Record<number, Content | undefined>>;

/** Schemas of content that has had one form alone, by what it means. */
const ONE_FORM: Readonly<Record<Exclude<PartForm['shape'], 'entry' | 'members'>, Content>> = {
  contact: ContactPart,
  look: LookPart,
  photo: PhotoPart,
  text: TextPart,
  names: z.looseObject({ ids: SectionNames }),
  order: z.looseObject({ ids: EntryIds }),
  settings: SettingsPart,
};

/** Forms by kind of entry, or by members: Zod compiles a schema when it is first used, which takes ten times as long as one entry. */
const known = new WeakMap<object, Forms>();

/** Returns the schema of a part's content in a form; members it does not list pass. Undefined for a form that there is none of. */
export function contentIn(part: PartForm, schema: number): Content | undefined {
  if (part.shape === 'entry') return formsOnce(part.section, formsOfEntry)[schema];
  if (part.shape === 'members') return formsOnce(part.members, formsOfMembers)[schema];
  return schema === 1 ? ONE_FORM[part.shape] : undefined;
}

function formsOnce<K extends object>(key: K, make: (key: K) => Forms): Forms {
  const forms = known.get(key) ?? make(key);
  known.set(key, forms);
  return forms;
}

/** Form 1 is flat texts, with `values` beside them. */
const formsOfEntry = (section: EntrySection): Forms => ({
  1: z.looseObject({ ...entryMembers(section), values: AnnotationsToSave.optional() }),
  [ENTRY_SCHEMA]: entryContent(section),
});

const formsOfMembers = (members: Readonly<Record<string, MemberForm>>): Forms => ({
  1: z.looseObject(
    Object.fromEntries(Object.entries(members).map(([name, form]) => [name, MEMBERS[form]])),
  ),
});

/** Most blocks of one text, and characters of all. */
const MAX_BLOCKS = 1_000;

const Blocks = z
  .array(
    z.looseObject({
      id: text(64).min(1),
      text: LongText,
      marks: Marks.optional(),
      item: z.literal(true).optional(),
    }),
  )
  .max(MAX_BLOCKS, issue({ code: 'fields.blocksMost', params: { most: MAX_BLOCKS } }));

const MEMBERS: Readonly<Record<MemberForm, z.ZodType>> = {
  line: Line.optional(),
  lines: LongText.optional(),
  blocks: Blocks.optional(),
};
