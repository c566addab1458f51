import {
  ENTRY_SCHEMA,
  type EntrySection,
  LookChoices,
  type MemberForm,
  type PartForm,
  SettingsMembers,
} from '@shortlist/model';
import { MAX_COUNT, PAY_PERIODS } from '@shortlist/model/pursuit';
import { z } from 'zod';
import { issue } from '../issue.ts';
import { Line, LongText, text } from '../text.ts';
import { Day, LocalMoment } from '../time.ts';
import { AnnotationsToSave, Marks } from './annotations.ts';
import { entryMembers } from './entries.ts';
import { entryContent } from './entry-content.ts';
import { EntryIds } from './entry-ids.ts';
import { ContactToSave } from './sections.ts';

const MAX_SECTIONS = 100;

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
  section_order: z.looseObject({ ids: SectionNames }),
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
    Object.fromEntries(
      Object.entries(members).map(([name, form]) => [name, memberIn(form).optional()]),
    ),
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

const PayAmount = z.looseObject({
  amount: z.number().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
  currency: Line,
  per: z.enum(PAY_PERIODS),
});

const MEMBERS: Readonly<Record<Extract<MemberForm, string>, z.ZodType>> = {
  line: Line,
  lines: LongText,
  blocks: Blocks,
  day: Day,
  moment: LocalMoment,
  count: z.int().min(0).max(MAX_COUNT).nullable(),
  pay: PayAmount,
};

function memberIn(form: MemberForm): z.ZodType {
  if (typeof form === 'string') return MEMBERS[form];
  if ('oneOf' in form) return z.enum(form.oneOf);
  return z.array(z.enum(form.someOf)).max(form.someOf.length);
}
