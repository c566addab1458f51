import type { DraftState, PartField } from '@shortlist/draft';
import { en, type Language } from '@shortlist/messages';
import {
  bodyText,
  type Letter,
  type LetterLines,
  type LetterTypes,
  type Recipient,
} from '@shortlist/model';
import { labelOf } from '#draft/react/conflicts/conflict-labels.ts';
import { valueInWords } from '#draft/react/conflicts/conflict-values.ts';
import { type AskedConflict, questionsIn, type Said } from '#draft/react/conflicts/questions.ts';
import { wordsIn } from '#platform/language/use-words.ts';
import { LETTERS } from './letter-kind.ts';

export { ConflictQuestions } from '#draft/react/conflicts/conflict-questions.tsx';
export { allInShort } from '#draft/react/conflicts/questions.ts';

/** Lists what there is to choose in a letter's draft, in words. Head and look are said as a resume's are. */
export function listQuestions(
  language: Language,
  draft: Pick<DraftState<LetterTypes>, 'conflicts' | 'document'>,
): AskedConflict[] {
  const words = wordsIn(language, en.letter);
  const titles: Readonly<Record<keyof Letter, string>> = {
    letter: words.lines,
    recipient: words.recipient,
    body: words.text,
    contact: words.head,
    look: wordsIn(language, en.conflicts).look,
  };
  const { sections } = LETTERS;

  function fieldLabel(key: keyof Letter, field: PartField): string {
    if (key === 'letter') return words.fields({ field: field as keyof LetterLines });
    if (key === 'recipient') return words.recipientFields({ field: field as keyof Recipient });
    return key === 'body' ? '' : labelOf(language, key, field, sections);
  }

  function say(key: keyof Letter, field: PartField, value: unknown): Said {
    if (key === 'body') return { words: bodyText(value as Letter['body']) };
    if (key === 'contact' || key === 'look')
      return valueInWords({ sections, language }, key, field, value);
    return { words: String(value ?? '') };
  }

  return questionsIn(LETTERS.model, draft, {
    titleOf: (key) => titles[key as keyof Letter],
    labelOf: (key, field) => fieldLabel(key as keyof Letter, field),
    say: (key, field, value) => say(key as keyof Letter, field, value),
  });
}
