import type { Language } from '../languages/language.ts';
import { endOfList } from '../text/list-scope.ts';
import type { Stretch } from '../text/sentences.ts';

/** Where a posting says that something is not asked for; each match runs to the end of its clause. */
const NEGATED: readonly RegExp[] = [
  /\b(?:you (?:definitely |really )?)?(?:won't|don't|doesn't|do not|does not|will not|needn't|need not|no need|dont|wont)(?: \w+)? (?:need|require|worry|send|be doing|be asked|be using|drive|touch|have to|expect|use|want|to|do|run|touch|offer|talk)\b[^.;!?]*/gi,
  /\b(?:is|are)(?: not|n't) (?:required|needed|necessary|looking for|seeking|used|wanted|an?)\b[^.;!?]*/gi,
  /\bnot (?:looking for|seeking|interested in|hiring|for|an?|accepting)\b[^.;!?]*/gi,
  /\bno (?:[^.,;!?]{1,60}) (?:is |are )?(?:required|needed|necessary|expected)\b/gi,
  /\bno (?:prior |previous )?[^.,;!?]{1,40}?(?:experience|degree|certification|skills?)\b(?! (?:less|fewer))/gi,
  /[^.;,!?]{1,60}\b(?:is|are|was|were|has been|have been|being)(?: not|n't| no longer)? (?:(?:not |no longer )?(?:required|needed|necessary|used|in use)(?<=(?:not|n't|no longer) \w+(?: \w+)?)|migrated|retired|archived|decommissioned|replaced|gone|outsourced|subbed)\b/gi,
  /[^.;,!?]{1,60}\b(?:NOT|not) (?:required|needed|necessary|used)\b/g,
  /[^.;!?]{1,80}\b(?:sits? with|(?:is|are) (?:handled|done|owned|covered|managed|run) by [A-Z]|(?:is|are) (?:not relevant|of no use)|(?:is|are) [A-Z]\w+'s\b|not at all|were converted|-only (?:cvs|resumes|profiles|candidates)|belongs? to (?:another|a different|the|our) |(?:is|are) (?:handled|done|owned|covered|managed|run|looked after) by (?:another|the|our|a|head)|profiles? (?:will|are|is|kindly|please|pls|only)|only (?:profiles|background|experience|candidates)|(?:kindly|please|pls) (?:excuse|ignore|do not apply|don't apply)|will (?:not|be rejected)\b|looks? after\b|does not count\b|(?:are|is) out,)[^.;!?]*/gi,
  /\b(?:travel|overtime|weekends|commission): none\b/gi,
];

/** What the employer gave up, or has none of: the list behind it is no requirement. */
const LEFT_BEHIND =
  /\b(?:(?:moved|migrated|migrating|switched|moving|switching|came|transitioned) (?:off|away from|from)|(?:ripped|threw|phased|took) out|broke up with|said goodbye to|got rid of|binned|ditched|dropped|retired|decommissioned|replaced|left behind|nobody (?:here )?(?:needs|has|wants|knows) (?:to (?:know|use)|what)|there (?:is|are|will be) no|we (?:have|use|run|do|want) no|never use|rather than|instead of|as opposed to|unlike|(?:isn't|is not|aren't|are not)(?= an? [\w ]+ (?:role|job|position)))\b/gi;
/** "No Figma.", "no reefer, no flatbed": at the start of a clause. */
const NONE =
  /(?:^\W*|[,;:(]\s*|\b(?:and|but|with|has|have|is)\s+|\s-\s)no(?= (?!more than|less than|fewer than|later than|matter|problem|one\b|two\b|longer|experience necessary))/gi;
/** "QuickBooks Desktop, not Online". */
const NOT_THE_OTHER = /[,(]\s*not (?=\p{Lu})/gu;
/** "Nor brand campaigns". */
const NOR = /\bnor\b/gi;

/** Without one of these nothing is negated: most sentences are spared the patterns. */
const NEGATION =
  /n't|\b(?:no|nor|not|none|dont|wont|off|from|out|of no|relevant|sits?|converted|[A-Z]\w+'s|up with|goodbye|rid|binned|ditched|dropped|retired|archived|gone|migrated|decommissioned|replaced|left|nobody|never|rather|instead|opposed|unlike|belongs?|handled|done|owned|covered|managed|run|after|only|kindly|please|pls|excuse|rejected|outsourced|subbed)\b/i;

/** The stretches of a sentence that are negated, in offsets of the sentence. */
export function listNegated(sentence: string, rules?: Language): Stretch[] {
  const local = clausesOf(sentence, rules?.notAsked ?? []);
  if (!NEGATION.test(sentence)) return local;
  const clauses = [...clausesOf(sentence, NEGATED), ...local];
  const lists = [LEFT_BEHIND, NONE, NOT_THE_OTHER, NOR].flatMap((pattern) =>
    Array.from(sentence.matchAll(pattern), ({ index, 0: text }) => ({
      start: index,
      end: endOfList(sentence, index + text.length, pattern === LEFT_BEHIND),
    })),
  );
  return [...clauses, ...lists];
}

const clausesOf = (sentence: string, patterns: readonly RegExp[]): Stretch[] =>
  patterns.flatMap((pattern) =>
    Array.from(sentence.matchAll(pattern), ({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
    })),
  );
