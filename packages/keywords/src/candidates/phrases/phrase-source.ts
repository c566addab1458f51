import type { Sentence } from '../../posting/parts/sentence.ts';
import { wordSet } from '../../text/word-key.ts';
import type { Word } from '../../text/words.ts';
import type { Source } from '../candidate.ts';

/** Days and months. */
export const CALENDAR = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
);
const JOB = /(?:er|or|ist|ant|ician|man|lead|chef|nurse|staff|dept|department|team|inc|llc)s?$/i;
/** A phrase that is written as a name in the middle of a sentence is one. */
export function phraseSource(sentence: Sentence, phrase: readonly Word[]): Source {
  const start = (phrase[0]?.start ?? sentence.start) - sentence.start;
  return isName(sentence.text.slice(0, start), phrase) ? 'name' : 'phrase';
}

/** "Write to Tamsin", "Dispatch is Marcy", "clients in Connemara": neither a person nor a place is a skill. */
const IN_FRONT_OF_A_PERSON_OR_PLACE =
  /\b(?:write to|thank you|thanks|contact|attention of|ask for|reports? to(?: the)?|call|ring|hi|dear|we're|we are|i'm|this is|called|named|regards|with love|meet|(?:located|based|office|offices|studio|sites?|clients?|customers?|stores?|branch|live|living|travel|area|trips?|licen[sc]e|license|exam) (?:is )?(?:in|at|near|to|around)|near|outside|across|throughout|in the heart of|college of \w+ of)[\s:]+$/i;

/** Checks whether what stands before a phrase makes it a person or a place. */
export const isPersonOrPlace = (sentence: Sentence, start: number): boolean =>
  IN_FRONT_OF_A_PERSON_OR_PLACE.test(sentence.text.slice(0, start - sentence.start));

function isName(before: string, phrase: readonly Word[]): boolean {
  const opens = !/[\p{L}\p{N}][^.!?:]*$/u.test(before);
  const texts = phrase.map(({ text }) => text);
  const last = texts.at(-1) ?? '';
  return (
    !opens &&
    !IN_FRONT_OF_A_PERSON_OR_PLACE.test(before) &&
    !/\p{Lu}[\p{L}'-]*\s$/u.test(before) &&
    !texts.some((text) => /'s?$|^[A-Z](?:\/[A-Z])+$/.test(text)) &&
    texts.every((text) => /^[\p{Lu}\d]/u.test(text)) &&
    texts.some((text) => /\p{L}/u.test(text)) &&
    !texts.some((text) => CALENDAR.has(text.toLowerCase().replace(/s$/, ''))) &&
    !(texts.length > 1 && JOB.test(last))
  );
}
