import type { PartField } from '@shortlist/draft';
import {
  type DateValue,
  dateCodec,
  EntryId,
  entriesOf,
  entryOfKey,
  entryTitle,
  isPoints,
  kindOfOrder,
  type Look,
  PRESENT,
  paperSectionSchema,
  parseLabelledLines,
  photoUrl,
  type Resume,
  type Sections,
} from '@shortlist/resume';
import { languageName } from '#lib/text/language-names.ts';
import { CHOICES, designName, NUMBERS, SWATCHES } from '#lib/text/look-words.ts';
import { SHAPES } from '#lib/text/section-shapes.ts';
import type { PartKey } from '../../resume-model/resume-types.ts';
import { pointsInWords } from './points-in-words.ts';

/** The resume that parts are read in, and the kinds of section that it may have. */
export type Known = { resume: Resume; sections: Sections };

/** Value of one field: words, and for a photo the picture. */
export type Said = { words: string; picture?: string };

/** Says the value of a field of a part, for a person to compare. */
export function valueInWords(known: Known, key: PartKey, field: PartField, value: unknown): Said {
  if (key === 'photo') return photoSaid(value);
  if (key === 'look') return { words: lookInWords(known, field, value) };
  return { words: inWords(known, key, field, value) };
}

function inWords(known: Known, key: PartKey, field: PartField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.flatMap((each) => nameInOrder(known, key, each)).join('\n');
  if (isDate(known, key, field)) return dateInWords(value as DateValue);
  if (typeof value !== 'object') return textInWords(key, field, String(value));
  if (isPoints(value)) return pointsInWords(value);
  // The end of a job, with its switch.
  const { endDate, isCurrent } = value as { endDate?: DateValue; isCurrent?: boolean };
  return isCurrent ? PRESENT : dateInWords(endDate);
}

function textInWords(key: PartKey, field: PartField, text: string): string {
  if (key === 'contact' && (field === 'links' || field === 'details')) return labelledLines(text);
  if (field === 'shape') return SHAPES.find(({ shape }) => shape === text)?.label ?? text;
  return text;
}

/** Checks whether the value of a field is a date alone. */
function isDate({ sections }: Known, key: PartKey, name: PartField): boolean {
  const entry = entryOfKey(key);
  const field = entry && sections.ofKind(entry.kind).fields.find(({ members }) => name in members);
  if (!field || !['month', 'dateRange'].includes(field.type)) return false;
  return name !== 'endDate' || !('isCurrent' in field.members);
}

const dateInWords = (date: DateValue | undefined) => (date ? dateCodec.toFlat(date) : '');

const photoSaid = (jpeg: unknown): Said =>
  typeof jpeg === 'string'
    ? {
        words: `A photo of ${Math.ceil((jpeg.length * 3) / 4096)} kB`,
        picture: photoUrl({ jpeg }),
      }
    : { words: 'No photo' };

const labelledLines = (text: string): string =>
  parseLabelledLines(text)
    .map((line) => (line.label === '' ? line.text : `${line.label}: ${line.text}`))
    .join('\n');

/** Says what was chosen of a look, in the words of its panel. */
function lookInWords(known: Known, field: PartField, value: unknown): string {
  if (value === undefined || value === null) return 'As the design has it';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const wordsOf: { [K in keyof Look]?: (chosen: string) => string } = {
    design: designName,
    accent: (color) => SWATCHES.find((swatch) => swatch.color === color)?.name ?? color,
    photo: (shown) => (shown === 'hidden' ? 'No' : 'Yes'),
    engine: (number) => `Layout ${number}`,
    sidebarSections: (paths) => titlesOf(paths, known),
  };
  const said = String(value);
  if (field === 'language') return languageName(value as Parameters<typeof languageName>[0]);
  if (isIn(NUMBERS, field)) return NUMBERS[field].write(Number(value));
  if (isIn(CHOICES, field))
    return CHOICES[field].options.find(([option]) => option === value)?.[1] ?? said;
  return wordsOf[field as keyof Look]?.(said) ?? said;
}

const isIn = <K extends string>(words: Readonly<Record<K, unknown>>, field: string): field is K =>
  Object.hasOwn(words, field);

const titlesOf = (paths: string, { sections }: Known): string =>
  paths
    .split(',')
    .flatMap((path) => titleOf(path, sections))
    .join('\n');

/** The title of a section; none of one that this window does not know yet. */
function titleOf(path: unknown, sections: Sections): string[] {
  const section = paperSectionSchema(sections).safeParse(path).data;
  return section ? [sections.titleOf(section)] : [];
}

/** Names what an order lists: a section, or an entry that is there. */
function nameInOrder({ resume, sections }: Known, key: PartKey, named: unknown): string[] {
  const kind = kindOfOrder(key);
  if (!kind) return titleOf(named, sections);
  const id = EntryId.parse(named);
  const entries = entriesOf(resume, kind);
  const position = entries.findIndex((entry) => entry.id === id);
  const entry = entries[position];
  return entry ? [entryTitle(kind, entry, position, sections)] : [];
}
