import type { DraftState, PartField } from '@shortlist/draft';
import { en, type Language } from '@shortlist/messages';
import type { PursuitTypes } from '@shortlist/model';
import {
  type ClosingReason,
  type Interview,
  MEANINGS,
  type PayAmount,
  type Person,
  type Pursuit,
} from '@shortlist/model/pursuit';
import { type AskedConflict, questionsIn, type Said } from '#draft/react/conflicts/questions.ts';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import { PURSUITS } from '../pursuit-kind.ts';

export { ConflictQuestions } from '#draft/react/conflicts/conflict-questions.tsx';
export { allInShort } from '#draft/react/conflicts/questions.ts';

type Words = WordsOf<'applications'>;
type Part = Exclude<keyof Pursuit, 'notes'>;

/** Lists what there is to choose in an application's draft, in words. */
export function listQuestions(
  language: Language,
  draft: Pick<DraftState<PursuitTypes>, 'conflicts' | 'document'>,
): AskedConflict[] {
  const words = wordsIn(language, en.applications);
  return questionsIn(PURSUITS.model, draft, {
    titleOf: (key) => titleOf(words, partOf(key)),
    labelOf: (key, field) => labelOf(words, partOf(key), field),
    say: (_key, _field, value) => sayValue(words, value),
  });
}

/** The part of a key, without the id of an entry. */
const partOf = (key: string) => key.split(':')[0] as keyof Pursuit;

const titleOf = (words: Words, part: keyof Pursuit): string =>
  part === 'person' || part === 'interview' ? words[part] : words[part];

const LABELS: { [K in Part]: (words: Words, field: never) => string } = {
  posting: (words, field: keyof Pursuit['posting']) => words.postingFields({ field }),
  state: (words, field: keyof Pursuit['state']) => words.stateFields({ field }),
  next: (words, field: keyof Pursuit['next']) => words.nextFields({ field }),
  pay: (words, field: keyof Pursuit['pay']) => words.payFields({ field }),
  person: (words, field: Exclude<keyof Person, 'id'>) => words.personFields({ field }),
  interview: (words, field: Exclude<keyof Interview, 'id'>) => words.interviewFields({ field }),
};

// A part's fields are those that its words name; notes are one text, which its title says.
const labelOf = (words: Words, part: keyof Pursuit, field: PartField): string =>
  part === 'notes' ? '' : LABELS[part](words, field as never);

function sayValue(words: Words, value: unknown): Said {
  if (Array.isArray(value))
    return {
      words: value.map((reason: ClosingReason) => words.reason({ reason })).join(', '),
    };
  if (typeof value === 'object' && value !== null)
    return { words: sayPay(words, value as PayAmount) };
  const meaning = MEANINGS.find((each) => each === value);
  return { words: meaning ? words.meaning({ meaning }) : String(value ?? '') };
}

/** Says an amount of pay; nothing where none is said. */
const sayPay = (words: Words, { amount, currency, per }: PayAmount): string =>
  amount === null ? '' : words.saidPay({ amount, currency, period: words.period({ per }) });
