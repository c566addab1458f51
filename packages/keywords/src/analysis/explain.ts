import type { Keyword, Mention } from '../keyword.ts';
import type { Match, ResumeMention } from '../match/match.ts';

/** Something like the keyword that the resume does state. */
export type Sibling = { term: string; sentence: string };

/** A keyword with what was found of it. */
export type Facts = Pick<Keyword, 'term' | 'surface' | 'importance' | 'group' | 'degree'> &
  Pick<Match, 'status' | 'how' | 'impliedBy'> & {
    postingMentions: readonly Mention[];
    resumeMentions: readonly ResumeMention[];
    sibling?: Sibling;
  };

export type Advice = { gap: string; recommendation: string };

/** What every advice on something missing is bound to. */
export const CONDITION =
  'If you have used it, say where and with what result. If not, leave it out.';
const CERTIFICATE_CONDITION = 'If you hold it, add it with issuer and year. If not, leave it out.';
const DEGREE_CONDITION =
  'If you have it, write level and subject the way the posting does. If not, leave it out.';

const QUOTED_AT_MOST = 160;

/** Gap and recommendation for one keyword, made of stored facts only; nothing is supposed. */
export function explainKeyword(facts: Facts): Advice {
  if (facts.status === 'missing') return explainMissing(facts);
  if (facts.how === 'implied') return explainImplied(facts);
  if (facts.how === 'reworded') return explainReworded(facts);
  if (facts.how === 'quoted') return explainQuoted(facts);
  if (facts.how === 'alias' || facts.how === 'abbreviation') return explainOtherName(facts);
  return explainStated(facts);
}

function explainMissing(facts: Facts): Advice {
  const { resumeMentions, sibling, group, degree } = facts;
  const [denied] = resumeMentions;
  const says = denied ? ` It says: ${quote(denied.sentence)}` : '';
  const close = sibling
    ? ` The closest thing it states is ${sibling.term}: ${quote(sibling.sentence)}`
    : '';
  const condition = degree ? DEGREE_CONDITION : conditionOf(group?.kind);
  return {
    gap: `${demand(facts)} Your resume does not state it.${says}${close}`,
    recommendation: `${facts.surface}: ${condition}`,
  };
}

const conditionOf = (kind: string | undefined) =>
  kind === 'certificate' ? CERTIFICATE_CONDITION : CONDITION;

function explainImplied(facts: Facts): Advice {
  const by = facts.impliedBy ?? 'what you state';
  return {
    gap: `${demand(facts)} ${by} implies it, but your resume does not say "${facts.surface}"${proof(facts)}`,
    recommendation: `A reader who searches for "${facts.surface}" will not find it. ${CONDITION}`,
  };
}

function explainReworded(facts: Facts): Advice {
  return {
    gap: `${demand(facts)} Your resume seems to say it in other words${proof(facts)}`,
    recommendation: `Check whether it is the same thing. If it is, use the posting's words, "${facts.surface}". If not, leave it out.`,
  };
}

function explainQuoted(facts: Facts): Advice {
  return {
    gap: `${demand(facts)} You confirmed that your resume shows it${proof(facts)}`,
    recommendation: `A reader who searches for "${facts.surface}" will not find it: write it beside those words.`,
  };
}

function explainOtherName(facts: Facts): Advice {
  return {
    gap: `${demand(facts)} Your resume states it under another name${proof(facts)}`,
    recommendation: `Some searches are literal: write "${facts.surface}" once beside your own wording.`,
  };
}

function explainStated(facts: Facts): Advice {
  const { resumeMentions, importance, surface } = facts;
  const gap = `${demand(facts)} Your resume states it${proof(facts)}`;
  const sections = new Set(resumeMentions.map(({ section }) => section));
  if (importance === 'must' && sections.size === 1 && sections.has('skills')) {
    const recommendation = `It stands only in your list of skills: name ${surface} in the job or project where you used it, with the result.`;
    return { gap, recommendation };
  }
  return { gap, recommendation: 'Nothing to do.' };
}

function demand({ importance, postingMentions, surface }: Facts): string {
  const [first] = postingMentions;
  if (first === undefined) return `${surface} is typical of the role.`;
  const asks = importance === 'must' ? 'The posting asks for it' : 'The posting lists it as a plus';
  return `${asks}: ${quote(first.sentence)}`;
}

/** The resume's own words as the end of a sentence. */
function proof({ resumeMentions }: Facts): string {
  const [first, ...others] = resumeMentions;
  if (first === undefined) return '.';
  const more = new Set(others.map(({ sentenceStart }) => sentenceStart));
  more.delete(first.sentenceStart);
  return more.size > 0
    ? ` (and in ${more.size} more ${more.size === 1 ? 'place' : 'places'}): ${quote(first.sentence)}`
    : `: ${quote(first.sentence)}`;
}

/** A sentence in quotation marks, shortened in the middle of a long one. */
export function quote(sentence: string): string {
  const text = sentence.replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  const stop = /[.!?…]$/.test(text) ? '' : '.';
  if (characters.length <= QUOTED_AT_MOST) return `“${text}”${stop}`;
  return `“${characters
    .slice(0, QUOTED_AT_MOST - 1)
    .join('')
    .trimEnd()}…”.`;
}
