import {
  type Conflict,
  type DocumentModel,
  type DraftState,
  type PartField,
  partValue,
  sameValue,
  WHOLE,
} from '@shortlist/draft';
import { en, type Language } from '@shortlist/messages';
import type { KindTypes } from '@shortlist/model';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import type { PartKey, PartValue } from '../../document-types.ts';

/** Value of one field: words, and for a photo the picture. */
export type Said = { words: string; picture?: string };

/** One field in two versions, as words. */
type FieldVersions = { field: PartField; label: string; mine: Said; theirs: Said };

/** A part that was changed in two places, and the fields to choose in; as a whole where it is not known which differ by whom. */
export type AskedConflict = {
  key: string;
  title: string;
  isWhole: boolean;
  isDeletedHere: boolean;
  isDeletedThere: boolean;
  /** It was left unsaved in another window, not saved. */
  isCompeting: boolean;
  fields: FieldVersions[];
};

/** Words in which a kind of document is asked about. */
export type QuestionWords<T extends KindTypes> = {
  /** Returns the title of a part. */
  titleOf(key: PartKey<T>, value: PartValue<T>): string;
  /** Returns the label of a field; empty where the title says it. */
  labelOf(key: PartKey<T>, field: PartField): string;
  say(key: PartKey<T>, field: PartField, value: unknown): Said;
};

/** A part and the fields that are in question. */
function inShort(words: WordsOf<'conflicts'>, { title, isWhole, fields }: AskedConflict): string {
  const labels = fields.map(({ label }) => label).filter((label) => label !== '');
  if (isWhole || labels.length === 0) return title;
  return words.fieldsOf({ part: title, fields: labels });
}

/** Names in short what the questions are about; there is one at least. */
export function allInShort(language: Language, questions: readonly AskedConflict[]): string {
  const words = wordsIn(language, en.conflicts);
  return questions
    .map((question) => inShort(words, question))
    .reduce((parts, part) => words.several({ parts, part }));
}

/** Lists what there is to choose in a draft, in words. */
export const questionsIn = <T extends KindTypes>(
  model: DocumentModel<T>,
  { conflicts, document }: Pick<DraftState<T>, 'conflicts' | 'document'>,
  words: QuestionWords<T>,
): AskedConflict[] =>
  [...conflicts].map(([key, conflict]) =>
    questionOf(model, words, { key, mine: partValue(model, document, key), conflict }),
  );

type Sides<T extends KindTypes> = { key: PartKey<T>; mine: PartValue<T>; conflict: Conflict<T> };

function questionOf<T extends KindTypes>(
  { fields }: DocumentModel<T>,
  { titleOf, labelOf, say }: QuestionWords<T>,
  { key, mine, conflict }: Sides<T>,
): AskedConflict {
  const theirs = conflict.value;
  const isWhole = conflict.fields.includes(WHOLE);
  const asked = isWhole ? fields.list(mine ?? theirs) : conflict.fields;
  const read = (value: PartValue<T>, field: PartField) =>
    value === undefined ? undefined : fields.read(value, field);
  return {
    key,
    title: titleOf(key, mine ?? theirs),
    isWhole,
    isDeletedHere: mine === undefined,
    isDeletedThere: theirs === undefined,
    isCompeting: conflict.isCompeting === true,
    fields: asked
      .filter((field) => !sameValue(read(mine, field), read(theirs, field)))
      .map((field) => ({
        field,
        label: labelOf(key, field),
        mine: say(key, field, read(mine, field)),
        theirs: say(key, field, read(theirs, field)),
      })),
  };
}
