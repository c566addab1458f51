import type { Sentence } from '../../posting/parts/sentence.ts';
import { isVerb } from './is-verb.ts';

/** The text before a phrase: the border of a list or line, "and" or "or", a cue that asks ("knowledge of"), a verb, a preposition. */
export type Before = 'border' | 'conjunction' | 'cue' | 'verb' | 'preposition' | 'word';
/** The text behind it. */
export type Behind = 'border' | 'bracket' | 'conjunction' | 'preposition' | 'word';

const BORDER_BEFORE = /(?:^\W*|[,:;([/]\s*|\s[-+•|]\s+|[.!?]\s+)$/;
const CONJUNCTION_BEFORE = /(?:\b(?:and|or|nor|plus|as well as)|&|\+)\s(?:an? |the )?$/i;
/** A cue, and adjectives or articles behind it. */
const CUE_BEFORE =
  /\b(?:experienced?|knowledge|proficien\w+|familiar\w*|understanding|skill(?:s|ed)|expertise|trained|training|background|grasp|fluen\w+|certified|competen\w+|comfortable|confident|exposure|ability)\s+(?:with|in|of|on|to|using|at)\s+(?:both |the |an? )?$/i;
const PREPOSITION_BEFORE =
  /\b(?:with|in|of|on|using|for|to|by|from|through|via|into|across|under|per|against|over|at|including|like|as|such as)\s+(?:the |an? |our |your |their |its |all |any |some )?$/i;
const LAST_WORD =
  /([\p{L}'-]+)\s+(?:the |an? |our |your |their |its |all |any |some |new |own )*$/iu;

/** Characters before a phrase that are looked at: patterns that end there would read all of a long sentence for each of its phrases. */
const FAR = 200;

/** Classifies what stands in a sentence before the place where a phrase begins. */
export function beforePhrase({ text, start }: Sentence, from: number): Before {
  const before = text.slice(Math.max(0, from - start - FAR), from - start);
  if (BORDER_BEFORE.test(before)) return 'border';
  if (CONJUNCTION_BEFORE.test(before)) return 'conjunction';
  if (CUE_BEFORE.test(before)) return 'cue';
  if (PREPOSITION_BEFORE.test(before)) return 'preposition';
  const [, last = ''] = LAST_WORD.exec(before) ?? [];
  return isVerb(last.toLowerCase()) || /ing$/.test(last) ? 'verb' : 'word';
}

const BORDER_BEHIND = /^\s*(?:$|[,;:.)\]!?|/]|\s-\s)/;
const BRACKET_BEHIND = /^\s*\(/;
const CONJUNCTION_BEHIND = /^\s*(?:(?:and|or|as well as|plus)\b|[&+])/i;
const PREPOSITION_BEHIND =
  /^\s+(?:with|in|of|on|using|for|to|by|from|through|via|into|across|under|per|against|over|at|within|including|such as|like|so|that|which|where|when|is|are|required|preferred)\b/i;

/** Classifies what stands in a sentence behind the place where a phrase ends. */
export function behindPhrase({ text, start }: Sentence, to: number): Behind {
  const behind = text.slice(to - start);
  if (BORDER_BEHIND.test(behind)) return 'border';
  if (BRACKET_BEHIND.test(behind)) return 'bracket';
  if (CONJUNCTION_BEHIND.test(behind)) return 'conjunction';
  return PREPOSITION_BEHIND.test(behind) ? 'preposition' : 'word';
}
