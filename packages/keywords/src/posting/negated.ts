import type { Stretch } from '../text/sentences.ts';

/** Where a posting says that something is not asked for; each match runs to the end of its clause. */
const NEGATED: readonly RegExp[] = [
  /\b(?:you (?:definitely |really )?)?(?:won't|don't|doesn't|do not|does not|will not|needn't|need not|no need)(?: \w+)? (?:need|require|have to|expect|use|want|to)\b[^.;!?]*/gi,
  /\b(?:is|are)(?: not|n't) (?:required|needed|necessary|looking for|seeking|an?)\b[^.;!?]*/gi,
  /\bnot (?:looking for|seeking|interested in|hiring|for|an?)\b[^.;!?]*/gi,
  /\bno (?:[^.,;!?]{1,60}) (?:is |are )?(?:required|needed|necessary|expected)\b/gi,
  /\bno (?:prior |previous )?[^.,;!?]{1,40}?(?:experience|degree|certification|skills?)\b(?! (?:less|fewer))/gi,
  /[^.;,!?]{1,60}\b(?:is|are)(?: not|n't) (?:required|needed|necessary)\b/gi,
  /\b(?:travel|overtime|weekends|commission): none\b/gi,
];

/** Without one of these nothing is negated: most sentences are spared the patterns. */
const NEGATION = /n't|\bno\b|\bnot\b|\bnone\b/i;

/** The stretches of a sentence that are negated, in offsets of the sentence. */
export function listNegated(sentence: string): Stretch[] {
  if (!NEGATION.test(sentence)) return [];
  return NEGATED.flatMap((pattern) =>
    Array.from(sentence.matchAll(pattern), ({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
    })),
  );
}
