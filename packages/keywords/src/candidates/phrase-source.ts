import type { Sentence } from '../posting/sentence.ts';
import { wordSet } from '../text/word-set.ts';
import type { Word } from '../text/words.ts';
import type { Source } from './candidate.ts';
import { isVerb } from './chunk.ts';

const CALENDAR = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
);
const JOB = /(?:er|or|ist|ant|ician|man|lead|chef|nurse|staff|dept|department|team|inc|llc)s?$/i;
/** What is asked for stands right behind these, or in the list behind them. */
const ASKED =
  /\b(?:experienced?|knowledge|proficien\w+|familiar\w*|understanding|skill(?:s|ed)|expertise|training|trained|background|grasp|fluen\w+|certified|such as|e\.g\.)\b(?:\s+(?:with|in|of|on|the|using|both))*[\s:(]*(?:[^.;:()]*(?:,|\band\b|\bor\b)\s*)?$/i;

/**
 * What speaks for a phrase: it is written as a name in the middle of a sentence, or it stands where a
 * posting names what it asks for; else nothing but its shape.
 */
export function phraseSource(sentence: Sentence, phrase: readonly Word[]): Source {
  const start = (phrase[0]?.start ?? sentence.start) - sentence.start;
  const before = sentence.text.slice(0, start);
  if (isName(before, phrase)) return 'name';
  const asked =
    phrase.length > 1 && phrase.length < 4 && sentence.kind !== 'duty' && ASKED.test(before);
  return asked && !isVerb(phrase[0]?.text.toLowerCase() ?? '') ? 'asked' : 'phrase';
}

/** Commas and conjunctions between three items. */
const BORDERS_AT_LEAST = 2;

/** Whether a phrase is, from comma to comma, one of three things or more that a part asks for. */
export function isWholeItem({ text, kind, start: origin }: Sentence, phrase: readonly Word[]) {
  const start = (phrase[0]?.start ?? origin) - origin;
  const end = (phrase.at(-1)?.end ?? origin) - origin;
  if (kind === 'intro' || kind === 'title' || kind === 'drop') return false;
  const from = text.slice(0, start).split(';').at(-1) ?? '';
  const to = text.slice(end).split(';')[0] ?? '';
  return (
    countBorders(from) + countBorders(to) >= BORDERS_AT_LEAST &&
    /(?:^\W*|[,:(]\s*|\b(?:and|or)\s+)$/i.test(from) &&
    /^\s*(?:[,.)]|$|(?:and|or)\b)/i.test(to)
  );
}

const countBorders = (text: string) =>
  text.match(/,(?:\s*(?:and|or)\b)?|\b(?:and|or)\b/gi)?.length ?? 0;

/** "Write to Tamsin", "Dispatch is Marcy", "clients in Connemara": neither a person nor a place is a skill. */
const IN_FRONT_OF_A_PERSON_OR_PLACE =
  /\b(?:write to|thank you|thanks|contact|attention of|ask for|reports? to(?: the)?|call|ring|hi|dear|we're|we are|i'm|this is|called|named|regards|with love|meet|(?:located|based|office|offices|studio|sites?|clients?|customers?|stores?|branch|live|living|travel|area|trips?|licen[sc]e|license|exam) (?:is )?(?:in|at|near|to|around)|near|outside|in the heart of|college of \w+ of)[\s:]+$/i;

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
