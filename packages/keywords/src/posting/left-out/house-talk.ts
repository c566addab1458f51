import { endOfList } from '../../text/list-scope.ts';
import type { TextRange } from '../../text/sentences.ts';

/** Tools that the house had a look at, or had enough of: "We looked at Shopify", "They outgrew Trello". */
const TRIED =
  /\b(?:[Ww]e|[Tt]hey)(?:'ve| have)? (?:\w+ )?(?:looked at|tried(?: out)?|considered|trial(?:l)?ed|evaluated|piloted|experimented with|toyed with|flirted with|outgrew|outgrown|gave up on|given up on)(?= (?:[a-z]+ ){0,2}\p{Lu})/gu;

/** Tools of life at work: "We use Notion for everything", "Holidays are booked in Personio", "your shifts on WhatsApp". */
const OF_LIFE: readonly RegExp[] = [
  /\b(?:we|they) (?:use|run|have) [^.;:!?]{1,40} for (?:everything(?=[^.;:!?]{0,40}\b(?:lunch|jokes|gossip|fun|memes|birthdays|socials|parties)\b)|lunch|jokes|gossip|fun|memes|birthdays|socials|parties)\b[^.;:!?]*/gi,
  /\b\p{Lu}\w+ is for (?:jokes|lunch|gossip|fun|memes|birthdays|socials|parties)\b[^.;:!?]*/gu,
  /\b(?:[Hh]olidays?|[Tt]ime off|[Ll]eave|[Pp]ayslips?|[Ee]xpenses|[Ll]unch(?:es)?) (?:is|are|comes?|goes?) (?:\w+ ){0,3}?(?:in|through|by|via|on|from) \p{Lu}[^.;:!?]*/gu,
  /\b[Yy]our (?:shifts?|payslips?|rota|holidays?)(?: \w+){0,2} (?:in|through|by|via|on|from) \p{Lu}[^.;:!?]*/gu,
];

/** The places that people work at, and what stands around them: "spread over Leeds and a barn", "the lab is behind the laundry". */
const AT_A_PLACE: readonly RegExp[] = [
  /\b(?:we(?:'re)?|us|teams?|people|staff|colleagues|company|house|offices?|labs?|studios?|workshops?|depots?|shops?|clinics?|schools?|sites?)(?:,? (?:is|are|all|both|now|currently))*,? (?:spread|scattered|dotted|split) (?:out )?(?:over|across|between|among) [^.;:!?()]+/gi,
  /\bwe (?:sit|live) (?:in|above|behind|opposite|beside|by|next to) an? [^.,;:!?()]+/gi,
  /\b(?:we|team|offices?|labs?|laborator(?:y|ies)|studios?|workshops?|depots?|shops?|yards?|clinics?|schools?) (?:is|are|works?|sits?) (?:above|behind|opposite|beside|next to|next door to|out of) (?:an?|the) [^.,;:!?()]+/gi,
];

/** Parts of the work that others have in hand: "The iOS side is in great shape", "The SAP bit is Wim's". */
const OF_OTHERS: readonly RegExp[] = [
  /\b(?:the|our) [\w/ -]{1,30}? (?:side|part|bit|half|end|piece)s?(?: of (?:it|things))? (?:(?:is|are) (?:in (?:great|good|safe) (?:shape|hands)|(?:covered|done|handled)(?: by (?!you\b)|(?=[.;!?]|$))|sorted|fine|with (?:our|the|an?)\b|taken care of|looked after)|belongs? to (?!you\b)|sits? with (?!you\b))[^.;!?]*/gi,
  /[^.;:!?()]{1,80} \((?:not (?:your|our) (?:problem|job|concern|business|task|worry)|not (?:for )?(?:you|us))\b[^()]*\)/gi,
  /\b[^.,;:!?]{1,40} (?:is|are) in (?:\p{Lu}\w+'s|(?:my|his|her|their) \w+'s) hands\b/gu,
];

/** Seals of the house: "a mixed practice, RCVS accredited", "a BRCGS certified site". */
const SEALS =
  /(?:(?<!\b[Yy]ou )\b(?:is|are) an? [^.;:!?()]{1,60}, \p{Lu}[\p{Lu}\d]+(?: \d+)? (?:accredited|certified|approved|registered)\b|\b(?:is|in|at|for|an?|our) \p{Lu}[\p{Lu}\d]+(?: \d+)? (?:accredited|certified|approved|registered) (?:practice|site|clinic|hospital|kitchen|plant|factory|laborator(?:y|ies)|lab|company|firm|employer|bakery|workshop|farm|shop|garage|centre|center)\b)/gu;

/** "In word and script", as translated advertisements say of a language. */
const IN_WORD_AND_WRITING =
  /\bin (?:word|speech|spoken|speaking) and (?:in )?(?:script|writing|written(?: form)?)\b/gi;

const COUNT = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1\\d)';
/** Persons by their number: no spans of time, no shares, no things that are bought. */
const COUNTED = `${COUNT} (?!(?:or|to|and|more|of|other|further)\\b|(?:\\w+ )?(?:years?|months?|weeks?|days?|hours?|nights?|shifts?|sites?|times?)\\b)`;
/** Goes on to the end of a list of people outside brackets: not past a comma behind which nobody is counted, nor to what they do. */
const LISTED = `(?:(?!,(?! (?:and )?(?:an? |${COUNT} ))| to |(?<=s|er|ist|people|staff) \\w+ing\\b)[^.;:!?()])+`;
/** The people that an applicant joins: "a small ward (two nurses, one podiatrist)", "We are four joiners and a painter". */
const MEMBERS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:team|crew|MDT|group|department|squad|kitchen|practice|ward)(?: of \\w+)?(?:,? (?:is|has|are))?(?: ?[(:] ?(?=${COUNTED})[^.;:!?()]+| ?(?=${COUNTED})${LISTED})`,
    'gi',
  ),
  new RegExp(
    `\\b(?:team|crew|MDT|group|department|squad|kitchen|practice|ward)(?: of \\w+)? ?[(:] ?(?:an? )(?=[^.;:!?()]*\\b${COUNTED})[^.;:!?()]+`,
    'gi',
  ),
  new RegExp(`\\b(?:we are|we're|beside|alongside) (?=${COUNTED})${LISTED}`, 'gi'),
];

const CLAUSES = [...OF_LIFE, ...AT_A_PLACE, ...OF_OTHERS, ...MEMBERS, SEALS, IN_WORD_AND_WRITING];

/** Without one of these the house does not tell of itself: most sentences are spared the patterns. */
const OF_HOUSE =
  /\b(?:we|us|they|your|people|staff|colleagues|company|house|sites?|teams?|crew|mdt|group|department|squad|kitchen|practice|ward|offices?|labs?|laborator(?:y|ies)|studios?|workshops?|depots?|shops?|yards?|clinics?|schools?|holidays?|time off|leave|payslips?|expenses|lunch(?:es)?|is for|(?:sides?|parts?|bits?|hal(?:fs?|ves)|ends?|pieces?) (?:of|is|are|belongs?|sits?)|hands|beside|alongside|accredited|certified|approved|registered|(?:word|speech|spoken|speaking) and)\b|\(not /i;

/** Lists the ranges of a sentence in which the house tells of itself: its people, places and habits, in its offsets. */
export function listHouseTalk(sentence: string): TextRange[] {
  if (!OF_HOUSE.test(sentence)) return [];
  const tried = Array.from(sentence.matchAll(TRIED), ({ index, 0: text }) => ({
    start: index,
    end: endOfList(sentence, index + text.length, true),
  }));
  const clauses = CLAUSES.flatMap((pattern) =>
    Array.from(sentence.matchAll(pattern), ({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
    })),
  );
  return [...tried, ...clauses];
}
