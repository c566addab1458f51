import { type PartField, sameValue, WHOLE } from '@shortlist/draft';
import { en, type Language } from '@shortlist/messages';
import {
  type EditorSection,
  type EntryKind,
  entryOfKey,
  kindOfOrder,
  listFields,
  nameOfEntry,
  readField,
  readPart,
  type Sections,
  sectionOfSettings,
  sectionsOf,
} from '@shortlist/model';
import { type WordsOf, wordsIn } from '#lib/language/use-words.ts';
import type {
  Conflict,
  DraftState,
  Entry,
  PartKey,
  PartValue,
} from '../../resume-draft/resume-types.ts';
import { labelOf } from './conflict-labels.ts';
import { type Known, type Said, valueInWords } from './conflict-values.ts';

/** One field in two versions, as words. */
type FieldVersions = { field: PartField; label: string; mine: Said; theirs: Said };

/** A part that was changed in two places, and the fields to choose in; as a whole where it is not known which differ by whom. */
export type Question = {
  key: PartKey;
  title: string;
  isWhole: boolean;
  isDeletedHere: boolean;
  isDeletedThere: boolean;
  /** It was left unsaved in another window, not saved. */
  isCompeting: boolean;
  fields: FieldVersions[];
};

/** A part and the fields that are in question. */
function inShort(words: WordsOf<'conflicts'>, { title, isWhole, fields }: Question): string {
  const labels = fields.map(({ label }) => label).filter((label) => label !== '');
  if (isWhole || labels.length === 0) return title;
  return words.fieldsOf({ part: title, fields: labels });
}

/** Names in short what the questions are about; there is one at least. */
export function allInShort(language: Language, questions: readonly Question[]): string {
  const words = wordsIn(language, en.conflicts);
  return questions
    .map((question) => inShort(words, question))
    .reduce((parts, part) => words.several({ parts, part }));
}

/** Lists what there is to choose in a draft, in words. */
export const listQuestions = (
  language: Language,
  { conflicts, document }: DraftState,
  registry: Sections,
): Question[] => {
  const sections = sectionsOf(document, registry);
  return [...conflicts].map(([key, conflict]) =>
    questionOf({ resume: document, sections, language }, key, conflict),
  );
};

function questionOf(known: Known, key: PartKey, conflict: Conflict): Question {
  const { resume, sections, language } = known;
  const mine = readPart(resume, key, sections);
  const theirs = conflict.value;
  const isWhole = conflict.fields.includes(WHOLE);
  const asked = isWhole ? listFields(mine ?? theirs) : conflict.fields;
  return {
    key,
    title: partTitle(known, key, mine ?? theirs),
    isWhole,
    isDeletedHere: mine === undefined,
    isDeletedThere: theirs === undefined,
    isCompeting: conflict.isCompeting === true,
    fields: asked
      .filter((field) => !sameValue(read(mine, field), read(theirs, field)))
      .map((field) => ({
        field,
        label: labelOf(language, key, field, sections),
        mine: valueInWords(known, key, field, read(mine, field)),
        theirs: valueInWords(known, key, field, read(theirs, field)),
      })),
  };
}

const read = (value: PartValue, field: PartField) =>
  value === undefined ? undefined : readField(value, field);

/** Returns the title of a part; an entry's name, where it has one. */
function partTitle({ sections, language }: Known, key: PartKey, value: PartValue): string {
  const words = wordsIn(language, en.conflicts);
  const entry = entryOfKey(key);
  if (entry) return titleOfEntry(words, entry.kind, value as Entry | undefined, sections);
  const kind = kindOfOrder(key);
  if (kind) return words.order({ thing: sections.ofKind(kind).words.one.toLowerCase() });
  if (key === 'section_order') return words.orderOfSections;
  if (key === 'look') return words.look;
  if (key === 'photo') return words.photo;
  const settings = sectionOfSettings(key);
  if (settings !== undefined) return words.section({ title: titleOfKey(settings, sections) });
  return titleOfKey(key, sections);
}

const titleOfKey = (key: string, { titleOf, pathOfKey }: Sections): string =>
  // What is in the address of an editor's section is one.
  titleOf(pathOfKey(key) as EditorSection);

function titleOfEntry(
  words: WordsOf<'conflicts'>,
  kind: EntryKind,
  entry: Entry | undefined,
  sections: Sections,
): string {
  const name = entry ? nameOfEntry(kind, entry, sections) : '';
  const { one } = sections.ofKind(kind).words;
  return name === '' ? one : words.entry({ thing: one, name });
}
