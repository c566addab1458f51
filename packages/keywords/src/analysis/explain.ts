import type { Message } from '@shortlist/messages';
import type { Keyword, Mention } from '../keyword.ts';
import type { Match, ResumeMention } from '../match/match.ts';
import { quote } from './quote.ts';

/** Something like the keyword that the resume does state. */
export type Sibling = { term: string; sentence: string };

/** A keyword with what was found of it. */
export type Facts = Pick<Keyword, 'term' | 'surface' | 'importance' | 'group' | 'degree'> &
  Pick<Match, 'status' | 'how' | 'impliedBy'> & {
    postingMentions: readonly Mention[];
    resumeMentions: readonly ResumeMention[];
    sibling?: Sibling;
  };

/** Each a list of sentences. */
export type Advice = {
  gap: readonly Message<'keywords'>[];
  recommendation: readonly Message<'keywords'>[];
};

/** Gap and recommendation for one keyword, made of stored facts only; nothing is supposed. */
export function explainKeyword(facts: Facts): Advice {
  if (facts.status === 'missing') return explainMissing(facts);
  if (facts.how === 'implied') return explainImplied(facts);
  if (facts.how === 'reworded') return explainReworded(facts);
  if (facts.how === 'quoted') return explainQuoted(facts);
  if (facts.how === 'alias' || facts.how === 'abbreviation') return explainOtherName(facts);
  return explainStated(facts);
}

/** Gap and recommendation for a keyword in whose place the resume states an alternative. */
export const explainCovered = (facts: Facts, coveredBy: string): Advice => ({
  gap: [demand(facts), { code: 'keywords.coveredBy', params: { surface: coveredBy } }],
  recommendation: [{ code: 'keywords.nothingToDo' }],
});

function explainMissing(facts: Facts): Advice {
  const { resumeMentions, sibling, surface } = facts;
  const [denied] = resumeMentions;
  return {
    gap: [
      demand(facts),
      { code: 'keywords.notStated' },
      ...(denied ? [sentenceOf('keywords.denied', denied)] : []),
      ...(sibling ? [closest(sibling)] : []),
    ],
    recommendation: [{ code: conditionOf(facts), params: { surface } }],
  };
}

const closest = ({ term, sentence }: Sibling): Message<'keywords'> => ({
  code: 'keywords.closest',
  params: { term, quote: quote(sentence) },
});

function conditionOf({ group, degree }: Facts) {
  if (degree) return 'keywords.addDegree';
  return group?.kind === 'certificate' ? 'keywords.addCertificate' : 'keywords.addSkill';
}

function explainImplied(facts: Facts): Advice {
  const { surface, impliedBy } = facts;
  const proof = proofOf(facts);
  const params = { term: impliedBy ?? ({ code: 'keywords.whatYouState' } as const), surface };
  return {
    gap: [
      demand(facts),
      proof
        ? { code: 'keywords.impliedIn', params: { ...params, ...proof } }
        : { code: 'keywords.implied', params },
    ],
    recommendation: [
      { code: 'keywords.notFound', params: { surface } },
      { code: 'keywords.condition' },
    ],
  };
}

function explainReworded(facts: Facts): Advice {
  const { surface } = facts;
  return {
    gap: [demand(facts), shown('reworded', facts)],
    recommendation: [{ code: 'keywords.useTheirWords', params: { surface } }],
  };
}

function explainQuoted(facts: Facts): Advice {
  const { surface } = facts;
  return {
    gap: [demand(facts), shown('confirmed', facts)],
    recommendation: [{ code: 'keywords.writeBeside', params: { surface } }],
  };
}

function explainOtherName(facts: Facts): Advice {
  const { surface } = facts;
  return {
    gap: [demand(facts), shown('otherName', facts)],
    recommendation: [{ code: 'keywords.writeOnce', params: { surface } }],
  };
}

function explainStated(facts: Facts): Advice {
  const { resumeMentions, importance, surface } = facts;
  const sections = new Set(resumeMentions.map(({ section }) => section));
  const isOnlyListed = sections.size === 1 && sections.has('skills');
  return {
    gap: [demand(facts), shown('stated', facts)],
    recommendation: [
      importance === 'must' && isOnlyListed
        ? { code: 'keywords.nameInJob', params: { surface } }
        : { code: 'keywords.nothingToDo' },
    ],
  };
}

function demand({ importance, postingMentions, surface }: Facts): Message<'keywords'> {
  const [first] = postingMentions;
  if (first === undefined) return { code: 'keywords.typical', params: { surface } };
  return sentenceOf(importance === 'must' ? 'keywords.required' : 'keywords.niceToHave', first);
}

type OfSentence = 'keywords.required' | 'keywords.niceToHave' | 'keywords.denied';

const sentenceOf = (code: OfSentence, { sentence }: Mention): Message<'keywords'> => ({
  code,
  params: { quote: quote(sentence) },
});

type Shown = 'reworded' | 'confirmed' | 'otherName' | 'stated';

/** Says that the resume shows it, with its own words where they are known. */
function shown(how: Shown, facts: Facts): Message<'keywords'> {
  const proof = proofOf(facts);
  return proof ? { code: `keywords.${how}In`, params: proof } : { code: `keywords.${how}` };
}

/** The resume's own words, and in how many other sentences it stands; undefined where none are known. */
function proofOf({ resumeMentions }: Facts) {
  const [first, ...others] = resumeMentions;
  if (first === undefined) return undefined;
  const more = new Set(others.map(({ sentenceStart }) => sentenceStart));
  more.delete(first.sentenceStart);
  return { quote: quote(first.sentence), more: more.size };
}
