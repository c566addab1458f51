import type { Language } from '../../languages/language.ts';
import type { TextRange } from '../../text/sentences.ts';

/** The stretches of a sentence that are not asked for, as its language says it; none in English, see `negated.ts`. */
export const listNotAsked = (sentence: string, rules: Language | undefined): TextRange[] =>
  (rules?.notAsked ?? []).flatMap((pattern) =>
    Array.from(sentence.matchAll(pattern), ({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
    })),
  );
