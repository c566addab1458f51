import { fold } from '@shortlist/model';
import { wordsOf } from '../../fold.ts';
import { remember } from '../../remember.ts';
import {
  type EntryLabel,
  LABEL_FILLERS,
  LABEL_GIVING,
  LABEL_HEADS,
  LABEL_JOINING,
  LABEL_PHRASES,
  RANGE_ENDS,
  TABLE_HEAD_FILLERS,
  TABLE_HEADS,
} from './label-lexicon.ts';

const ORDER = Object.keys(LABEL_HEADS) as (keyof typeof LABEL_HEADS)[];
const KIND_OF_WORD: ReadonlyMap<string, EntryLabel> = new Map(
  ORDER.toReversed().flatMap((kind) =>
    wordsOf(LABEL_HEADS[kind]).map((word) => [word, kind] as const),
  ),
);
const FILLERS: ReadonlySet<string> = new Set(wordsOf(LABEL_FILLERS));
const JOINING: ReadonlySet<string> = new Set(wordsOf(LABEL_JOINING));
const GIVING: ReadonlySet<string> = new Set(wordsOf(LABEL_GIVING));
/** The kinds of labels of which the words alone say something else. */
const KIND_OF_PHRASE: ReadonlyMap<string, EntryLabel> = new Map(
  Object.entries({ ...LABEL_PHRASES, ...RANGE_ENDS }).flatMap(([kind, labels]) =>
    labels.split('|').map((label) => [label, kind as EntryLabel] as const),
  ),
);
const FIRST_OF_PHRASE: ReadonlySet<string> = new Set(
  Array.from(KIND_OF_PHRASE.keys(), (label) => label.split(' ')[0] ?? ''),
);

/** In words: "Nom et type de l'établissement d'enseignement ou de formation". */
const LONGEST = 12;

/** Checks whether the text is made of nothing but the words of labels. */
export const isEntryLabel = remember((text): boolean => {
  if (!beginsWith(text, (word) => isLabelWord(word) || FIRST_OF_PHRASE.has(word))) return false;
  const words = labelWords(text);
  if (words.length === 0 || words.length > LONGEST) return false;
  return words.every(isLabelWord) || KIND_OF_PHRASE.has(words.join(' '));
});

/** The first word already rules out most text. */
function beginsWith(text: string, isKnown: (word: string) => boolean): boolean {
  const first = /^[\p{L}\p{N}]+/u.exec(text)?.[0];
  return first === undefined || isKnown(fold(first));
}

const isLabelWord = (word: string): boolean =>
  KIND_OF_WORD.has(word) || FILLERS.has(word) || KIND_OF_PHRASE.has(word);

/** Returns the kind of a text of nothing but words of labels; undefined where none of them tells. */
export function kindOfLabel(text: string): EntryLabel | undefined {
  if (!isEntryLabel(text)) return undefined;
  const words = labelWords(text);
  const whole = KIND_OF_PHRASE.get(words.join(' '));
  if (whole) return whole;
  if (words.length > 1 && GIVING.has(words.at(-1) ?? '')) return 'who';
  const kinds = new Set(words.map((word) => KIND_OF_WORD.get(word)));
  return ORDER.find((kind) => kinds.has(kind));
}

const KIND_OF_HEAD: ReadonlyMap<string, EntryLabel> = new Map(
  Object.entries(TABLE_HEADS).flatMap(([kind, words]) =>
    wordsOf(words).map((word) => [word, kind as EntryLabel] as const),
  ),
);
const HEAD_FILLERS: ReadonlySet<string> = new Set(wordsOf(TABLE_HEAD_FILLERS));

/** The kind that the head of a table's column names: "%" and "Marks" name none of the fields. */
export const kindOfHead = remember((text): EntryLabel | undefined => {
  const kind = kindOfLabel(text);
  if (kind || text.trim() === '%') return kind ?? 'other';
  if (!beginsWith(text, isHeadWord)) return undefined;
  const words = labelWords(text).filter((word) => !HEAD_FILLERS.has(word));
  const kinds = words.map((word) => KIND_OF_HEAD.get(word) ?? kindOfLabel(word));
  return kinds.every((each) => each !== undefined) ? kinds[0] : undefined;
});

const isHeadWord = (word: string): boolean =>
  HEAD_FILLERS.has(word) || KIND_OF_HEAD.has(word) || isLabelWord(word);

/** "First name(s)": what stands in brackets may be left out. */
const labelWords = (text: string): string[] => wordsOf(text.replace(/\([^)]*\)/gu, ''));

/** Checks whether a word ends the text that another must follow: "Name and address of". */
export const endsInJoining = (text: string): boolean => JOINING.has(wordsOf(text).at(-1) ?? '');
