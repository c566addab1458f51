import { standsAsSkill } from '../../lexicon/written-as.ts';
import { nameKeys } from '../../text/words.ts';
import { rangeOf } from '../find-in-resume.ts';
import type { Asked } from '../match.ts';
import type { ResumeIndex, Run } from '../resume-index.ts';
import { isOtherSense } from './senses.ts';

/**
 * Checks whether a place has a keyword's word for another thing: a word of two trades in the other one's company, a product's
 * name as a plain word ("bake soda bread", "Meet the Blender"), or an abbreviation that the resume explains otherwise.
 */
export function isLookAlike(asked: Asked, run: Run, index: ResumeIndex): boolean {
  const { surface, group } = asked;
  if (surface.includes(' ') || run.to - run.from > 1) return false;
  const { start, end } = rangeOf(index, run);
  const { text } = index.clean;
  if (/^[A-Z]{2,5}$/.test(surface)) return isExplainedOtherwise(surface, group, text);
  const said = (at: number) => index.sentenceOf[at] === index.sentenceOf[run.from];
  const around = index.words.filter((_, at) => at !== run.from && said(at)).map(({ key }) => key);
  const asking = readAsking(asked);
  if (isOtherSense(surface, asking.keys, around)) return true;
  if (!asking.isNameWithin) return false;
  if (/^\p{Ll}/u.test(text.slice(start))) return !standsAsSkill({ text, start, end });
  return isThing(text, start, end);
}

type Asking = { keys: readonly string[]; isNameWithin: boolean };
const read = new WeakMap<Asked, Asking>();

/** Reads the sentences that ask for a keyword: once, for all places where the word stands. */
function readAsking(asked: Asked): Asking {
  const known = read.get(asked);
  if (known) return known;
  const sentences = new Set(asked.mentions.map(({ sentence }) => sentence));
  const asking = {
    keys: [...sentences].flatMap(nameKeys),
    isNameWithin: isNameWithin(asked),
  };
  read.set(asked, asking);
  return asking;
}

/** "Soda would be fine too", in mid-sentence: the posting means a product by the capital. */
const isNameWithin = ({ surface, mentions }: Asked): boolean =>
  /^[A-Z][a-z]+$/.test(surface) &&
  mentions.some(({ start, sentence, sentenceStart }) => {
    const before = sentence.slice(0, start - sentenceStart);
    if (/\b[a-z]{2,}[,;]? $/.test(before)) return true;
    return before.endsWith(', ') && /\b[a-z]{4,} /.test(before);
  });

/** "the Blender", at the end of what is said: a thing, for no product bears an article. */
const isThing = (text: string, start: number, end: number): boolean =>
  /\b(?:the|an?|my|our|this)\s$/i.test(text.slice(Math.max(0, start - 6), start)) &&
  /^\s*(?:["'.,;:!?)]|$)/.test(text.slice(end, end + 2));

/** "SQL here is sales qualified lead", "CBT (computer based training)". */
function isExplainedOtherwise(short: string, group: Asked['group'], text: string): boolean {
  const word = String.raw`[\s-]+(?:of |and |for |the )?`;
  const long = [...short].map((letter) => `[${letter}${letter.toLowerCase()}][a-z]+`);
  const explained = new RegExp(
    String.raw`\b${short}\b(?:(?: here)? (?:is|means|stands for|as in)| =| \()\s*(?:an? |the )?(${long.join(word)})\b`,
  ).exec(text)?.[1];
  if (explained === undefined || group === undefined) return false;
  const keys = nameKeys(explained).join(' ');
  const names = group.names.flatMap(({ keys: own, isLocal }) => (isLocal ? [] : own.join(' ')));
  return names.some((name) => name.includes(' ')) && !names.includes(keys);
}
