import type { FitChange } from '@shortlist/fit';
import type { WordsOf } from '#platform/language/use-words.ts';
import { writeNumber } from '#platform/text/look-words.ts';
import type { Fitted } from './fit-look.ts';

/** Most names of what would have to go. */
const MOST_NAMED = 3;

type Words = { words: WordsOf<'fit'>; looks: WordsOf<'looks'> };

/** Says what fitting has done, or why it could not. */
export function fittedInWords({ words, looks }: Words, fitted: Fitted): string {
  const { goal } = fitted;
  if (fitted.fits) {
    const changes = fitted.changes.map((change) => changeInWords({ words, looks }, change));
    return changes.length === 0 ? words.fitsAsItIs({ goal }) : words.fitted({ goal, changes });
  }
  const { pages, parts } = fitted;
  const takes = words.tooLong({ pages });
  if (parts.length === 0) return takes;
  const named = parts
    .slice(0, MOST_NAMED)
    .map(({ what, title }) =>
      what === 'points' ? words.pointsOf({ title }) : words.quoted({ title }),
    );
  const more = parts.length - named.length;
  return words.wouldFit({
    takes,
    goal,
    titles: more > 0 ? [...named, words.more({ more })] : named,
  });
}

/** Says what was made smaller, from one size to another. */
const changeInWords = ({ words, looks }: Words, { knob, from, to }: FitChange): string =>
  words.change({
    knob,
    from: writeNumber(looks, knob, from),
    to: writeNumber(looks, knob, to),
  });
