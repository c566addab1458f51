import type { PartField } from '@shortlist/draft';
import { en, type Language } from '@shortlist/messages';
import {
  type DateValue,
  type DocumentLanguage,
  dateCodec,
  EntryId,
  entriesOf,
  entryOfKey,
  entryTitle,
  fieldsOfPart,
  isPoints,
  kindOfOrder,
  type OwnShape,
  PRESENT,
  paperSectionSchema,
  parseLabelledLines,
  photoUrl,
  type Resume,
  type Sections,
} from '@shortlist/model';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import { languageName } from '#platform/text/language-names.ts';
import {
  type ChoiceKnob,
  designName,
  formatChoice,
  type NumberKnob,
  SWATCHES,
  writeNumber,
} from '#platform/text/look-words.ts';
import type { PartKey } from '../../resume-draft/resume-types.ts';
import { pointsInWords } from './points-in-words.ts';
import type { Said } from './questions.ts';

/** The resume that parts are read in, where it is one, the kinds of section that it may have, and the language of the interface. */
export type Known = { resume?: Resume; sections: Sections; language: Language };

const wordsOf = ({ language }: Known): WordsOf<'conflicts'> => wordsIn(language, en.conflicts);

/** Says the value of a field of a part, for a person to compare. */
export function valueInWords(known: Known, key: PartKey, field: PartField, value: unknown): Said {
  if (key === 'photo') return photoSaid(wordsOf(known), value);
  if (key === 'look') return { words: lookInWords(known, field, value) };
  return { words: inWords(known, key, field, value) };
}

function inWords(known: Known, key: PartKey, field: PartField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return yesOrNo(known, value);
  if (Array.isArray(value))
    return value.flatMap((each) => nameInOrder(known, key, each)).join('\n');
  if (isDate(known, key, field)) return dateInWords(value as DateValue);
  if (typeof value !== 'object') return textInWords(known, key, field, String(value));
  if (isPoints(value)) return pointsInWords(wordsOf(known), value);
  // The end of a job, with its switch.
  const { endDate, isCurrent } = value as { endDate?: DateValue; isCurrent?: boolean };
  return isCurrent ? PRESENT : dateInWords(endDate);
}

const yesOrNo = (known: Known, value: boolean): string => {
  const { yes, no } = wordsOf(known);
  return value ? yes : no;
};

function textInWords(known: Known, key: PartKey, field: PartField, text: string): string {
  const { language } = known;
  const type = typeOf(known, key, field);
  if (type === 'labelled') return labelledLines(text);
  // What a section holds is one of these.
  if (type === 'shape')
    return wordsIn(language, en.sectionDialogs).shapeNamed({ shape: text as OwnShape });
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

const photoSaid = (words: WordsOf<'conflicts'>, jpeg: unknown): Said =>
  typeof jpeg === 'string'
    ? {
        words: words.photoOf({ size: Math.ceil((jpeg.length * 3) / 4096) }),
        picture: photoUrl({ jpeg }),
      }
    : { words: words.noPhoto };

const labelledLines = (text: string): string =>
  parseLabelledLines(text)
    .map((line) => (line.label === '' ? line.text : `${line.label}: ${line.text}`))
    .join('\n');

/** Says what was chosen of a look, in the words of its panel. */
function lookInWords(known: Known, field: PartField, value: unknown): string {
  const { language } = known;
  const words = wordsOf(known);
  const looks = wordsIn(language, en.looks);
  if (value === undefined || value === null) return words.asDesign;
  if (typeof value === 'boolean') return yesOrNo(known, value);
  const said = String(value);
  switch (typeOf(known, 'look', field)) {
    case 'design':
      return designName(said);
    case 'language':
      return languageName(value as DocumentLanguage, language.tag);
    case 'number':
      return writeNumber(looks, field as NumberKnob, Number(value));
    case 'choice':
      return formatChoice(looks, field as ChoiceKnob, said);
    case 'color': {
      const swatch = SWATCHES.find(({ color }) => color === value);
      return swatch ? looks.swatch(swatch) : said;
    }
    case 'visibility':
      return yesOrNo(known, said !== 'hidden');
    case 'layout':
      return words.layout({ number: said });
    case 'sections':
      return titlesOf(said, known);
    default:
      return said;
  }
}

const typeOf = ({ sections }: Known, key: PartKey, field: PartField) =>
  fieldsOfPart(key, sections).find((each) => each.key === field)?.type;

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
  const entries = resume ? entriesOf(resume, kind) : [];
  const position = entries.findIndex((entry) => entry.id === id);
  const entry = entries[position];
  return entry ? [entryTitle(kind, entry, position, sections)] : [];
}
