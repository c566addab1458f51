import type { Language, PartKind } from '../../languages/language.ts';
import { isListItem } from '../title.ts';
import { tellsTask } from './tells-task.ts';

/** Headings of what the job is not, and of what the applicant can leave out. */
const DENYING =
  /^(?:what|things|stuff)\b.*\b(?:don't|dont|do not|doesn't|does not|won't|not|forget|shouldn't|isn't|ignore|skip)\b|\bnot (?:this|our|the|your|for (?:you|us)) ?(?:job|role|position|team)?\b|^not (?:needed|required|wanted|included|looking|on the list|necessary)|^not (?:part of|you|us|in scope)\b|^out of scope|^we (?:don't|do not|won't|never)\b|^(?:you|u|ye) (?:won't|wont|don't|dont|do not|will not) (?:need|have to)|^no need|^(?:nope|forget|skip)\b|^(?:unacceptable|(?:automatic )?disqualif|automatic dqs?\b|(?:explicit )?exclusions?\b|criminal history)|\b(?:may|must|can)(?: ?not) have\b|^this is(?: not|n't)\b|^(?:un|not )necessary/i;

/** Headings behind which other jobs stand: similar ones, and an agency's further openings. */
const OTHER_JOBS =
  /^(?:(?:we(?:'re| are) )?also (?:hiring|recruiting|open|looking)|(?:other|more|further|similar|related|recommended|featured|popular|current|latest|nearby|neighbou?ring|additional) (?:open|job|role|vacanc|position|opportunit|search|opening)|more (?:from|at|like)|(?:people|candidates|others|applicants) (?:who|also)\b|jobs? (?:you|like|for you|near|by|similar)|you (?:may|might) also|(?:also|others?) on my desk|(?:we|i) also have|trending|explore|browse|sign up for|get (?:job )?alerts)/i;

/** The beginnings of the headings of a posting's parts. The first table that fits decides. */
const HEADINGS: readonly [PartKind, RegExp][] = [
  [
    'must',
    /^(?:about (?:you|your|the (?:candidate|person))\b|who (?:you are|we(?:'re| are) looking for)|(?:our |the )?ideal (?:candidate|person))/i,
  ],
  ['duty', /^about (?:the|this) (?:role|job|position|work|opportunity|team|department)\b/i],
  [
    'nice',
    /^(?:(?:a )?bonus(?! (?:plan|structure|scheme|program))|nice[- ](?:to[- ]haves?|if|extras?)|preferred|preferences?|desir(?:ed|able)(?! (?:candidate|profile|applicant|person))|extra (?:credit|points)|(?:it(?:'s| is) |would be |it would be )?(?:a )?(?:big )?plus(?:es)?$|good to have|great to have|advantag|optional|(?:\w+ )?extras?\b|additional (?:skills|qualif|experience)|would be (?:nice|great)|even better|we(?:'d| would) (?:also )?love|ideally|also (?:nice|great|helpful)|assets?$|helpful|handy|we prefer|sprinkles|brownie|cherry|on top|icing|(?:would|might) be .*(?:isn't|not) (?:essential|needed|required))/i,
  ],
  [
    'drop',
    /^(?:about(?: us| [a-z'& ]{0,20}company|$)|about [A-Z]|(?:other|further|additional|useful) information|who we are|(?:the )?company (?:overview|description|profile|background|summary)|overview of the company|our (?:mission|values|story|company|culture|benefits|offer|team|commitment|promise|perks)|why (?:work|join|us|choose|you|people|we|our|stay)|what (?:we|you(?:'ll| will)?) (?:offer|provide|get|receive|can expect from us)|we offer|what'?s (?:in it for you|on offer)|in (?:return|exchange)|(?:the |your |our )?(?:employee )?(?:benefits?|perks|compensation|salary|pay|package|remuneration|rewards?|wages?)\b|total rewards|(?:how|when|where) to apply|to apply|(?:the )?(?:application|hiring|interview|recruitment|selection) (?:process|instructions|deadline)|apply\b|equal (?:employment )?opportunit|eeo|diversity|inclusion|physical (?:demands|requirements|environment)|(?:working|work) (?:conditions|environment|hours|schedule|location)|schedule$|hours$|shifts?$|locations?$|contact(?: us| information)?$|reports? to$|team rituals|life (?:at|here|with us)|(?:the )?(?:good|fun|boring|small) (?:bits|stuff|print)|disclaimer|privacy|terms$|employment type|job type|travel$|(?:start|closing|posting) date|accommodations?\b|note to (?:agencies|recruiters)|legal)/i,
  ],
  [
    'must',
    /^(?:(?:job |key |minimum |basic |core |essential |technical |special |other |general |position )?(?:requirements?|qualifications?|skills?|competenc|knowledge|experience|education|abilities|criteria)\b|required|minimum|mandatory|deal[- ]?breakers?|non[- ]negotiables?|we (?:require|need)\b|must(?:[- ]haves?(?: (?:skills|qualifications|requirements|experience))?)?$|need(?:s|ed| to (?:have|know))?$|what (?:we(?:'re| are)? (?:need|look|expect|require|want)|(?:you|u|ye)(?:'ll)? (?:must )?(?:need|bring|have)|it takes|makes you)|you(?:'ll| will)? (?:(?:must |should |need to )?have|bring|need|are|(?:must|should)(?: be)?)(?: someone who| to the (?:table|team|role))?$|you(?:'ve| have) got|you$|your (?:profile|background|experience|skills|qualifications|professional)|profile$|we expect|we(?:'re| are) looking for|looking for|to (?:qualify|be (?:successful|considered)|succeed)|(?:the )?(?:successful )?(?:candidate|person|applicant)s?\b|person spec|licen[sc]|certific|credentials|education|tools?\b|tech(?:nical|nology)?(?: stack)?$|stack$|software$|languages?$|essential(?:s)?$)/i,
  ],
  [
    'duty',
    /^(?:(?:key |main |primary |principal |core |essential |job |major |day[- ]to[- ]day |typical |general |your |the |specific )?(?:responsibilit|duties|duty|tasks?\b|functions?\b|accountabilit|objectives?\b|purpose\b)|what (?:you|u|ye)(?:'ll|'d|'re| will| would| are| do| own| run|$)|what lands|(?:so )?what would (?:i|you)|examples? of (?:duties|work)|your week|in this (?:role|position|job)|as (?:a|an|our) |(?:the|your|our) (?:role|job|work|position|opportunity|mission|impact|day)|role\b|(?:job|position|role) (?:desc|summary|overview|purpose|details)|day[- ]to[- ]day|you(?:'ll| will)(?: be)?(?: do(?:ing)?| working on| responsible for)?$|a (?:typical )?day|scope|summary$|overview$|areas of|how you(?:'ll| will)|description$|position$|here'?s what)/i,
  ],
];

/** Checks whether a heading announces what is not asked for. */
export const deniesAll = (heading: string): boolean => DENYING.test(bareHeading(heading));

/** Checks whether a heading announces other jobs than this one. */
export const opensOtherJobs = (heading: string): boolean => OTHER_JOBS.test(bareHeading(heading));

/** A heading is short; longer lines that begin alike are sentences. */
const WORDS_AT_MOST = 7;
/** "Others on my desk, pass them on to a friend:" is one in any length. */
const WORDS_OF_OTHER_JOBS = 10;

/** The part that a heading opens; undefined for a line that is no heading we know. */
export function headingKind(heading: string, rules?: Language): PartKind | undefined {
  const bare = bareHeading(heading);
  const words = bare === '' ? Infinity : bare.split(/\s+/).length;
  if (words <= WORDS_OF_OTHER_JOBS && OTHER_JOBS.test(bare)) return 'drop';
  if (words > WORDS_AT_MOST) return undefined;
  if (DENYING.test(bare)) return 'drop';
  // English headings stand above lines in other languages too.
  const table = [...(rules?.headings ?? []), ...HEADINGS];
  // "Avantages / What we offer": one heading in two languages.
  const parts = [bare, ...bare.split(/\s[/|]\s/).slice(1)];
  return parts
    .map((part) => table.find(([, pattern]) => pattern.test(part))?.[0])
    .find((kind) => kind !== undefined);
}

const bareHeading = (heading: string): string =>
  heading
    .replace(/^[^\p{L}]+/u, '')
    .replace(/\s*\([^()]*\)\s*/g, ' ')
    .replace(/[\s:?.!*…-]+$/u, '')
    .replace(/^the (?=(?:must|nice|benefits|perks))/i, '');

/** "Experience with payments" asks for something; "Experience", "Must have" and "Skills you work with" are headings. */
const ASKS_FOR_MORE =
  /^(?:\w+ )?(?:experience|knowledge|skills?|education|certifi\w+|licen\w+|degree|must|need|tools?|ability)\b.* (?:with|in|of|on|to(?! have$)|from|for|as|be|have)\b\s*[^\s!?]/i;

const OF_A_LIST =
  '(?:skills|knowledge|experience|abilities|qualifications|education|training|attributes|competenc(?:e|es|ies)|behaviou?rs|aptitudes|duties|responsibilities|requirements)';

/** "Skills, knowledge and experience": words of headings in a list. */
const LISTS_HEADINGS = new RegExp(
  `^${OF_A_LIST}(?:, ${OF_A_LIST})*(?:,? (?:and|&|or) ${OF_A_LIST})?:?$`,
  'i',
);

/** A line that is a heading and nothing else: short, no list, no full stop. */
export function isHeadingLine(line: string, rules?: Language): boolean {
  const asksForMore = ASKS_FOR_MORE.test(line) || rules?.asksForMore.test(line);
  if (asksForMore && !line.endsWith(':')) return false;
  const bare = line.replace(/^[^\p{L}\p{N}]+/u, '');
  if (LISTS_HEADINGS.test(bare)) return true;
  if (/[.;,]$/.test(bare)) return false;
  return bare.endsWith(':') || !/[,;:.]/.test(bare.replace(/[!?]+$/, ''));
}

/** "Requirements: two years of …": the heading's length with its colon, or 0. */
export function runInHeadingLength(line: string, rules?: Language): number {
  const [all, heading = ''] =
    /^([^:|\n]{2,48}?)\s*(?::|\|)\s+(?=\S)/.exec(line) ??
    /^([A-Z][A-Z &/'-]{3,40}?)(?:\s+-|\.)\s+(?=\S)/.exec(line) ??
    [];
  return all !== undefined && headingKind(heading, rules) !== undefined ? all.length : 0;
}

/** Longer than a heading of a part. */
const LONGEST_HEADING = 48;

/**
 * Checks whether a whole line looks like the heading of a part that we do not know: short, no item of a list, and closed by
 * a colon or a question mark, in capitals, or in few words without a stop.
 */
export function isUnknownHeading(line: string): boolean {
  const written = line.trim();
  if (written.length > LONGEST_HEADING || /^[-*•·▪◦●]|^\d|[\d@|·,;]/u.test(written)) return false;
  if (isListItem(written) || !isHeadingLine(written) || headingKind(written) === 'drop')
    return false;
  if (!/[:?]$/.test(written) && tellsTask(written)) return false;
  const words = written.split(/\s+/).length;
  return words <= WORDS_AT_MOST && (words > 1 || /[:?]$/.test(written));
}

/** "BIM SIDE: own the template …", "What you'd be doing: …": the length of such a heading with its colon, or 0. */
export function unknownRunInLength(line: string): number {
  const [all = '', heading = '', rest = ''] =
    /^([\p{L}][\p{L} '&/-]{2,40}):\s+(.+)$/su.exec(line) ?? [];
  const isLong = rest.split(/\s+/).length >= WORDS_OF_A_PART;
  const isHeading = !/[a-z]/.test(heading) || heading.split(/\s+/).length > 1;
  return isLong && isHeading ? all.length - rest.length : 0;
}

/** The fewest words behind a heading on its line, where a part begins there and not a mere value: "Client: a big bank". */
const WORDS_OF_A_PART = 8;
