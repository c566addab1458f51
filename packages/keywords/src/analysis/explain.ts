import type { Message } from '@shortlist/messages';
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

function explainMissing(facts: Facts): Advice {
  const { resumeMentions, sibling, surface } = facts;
  const [denied] = resumeMentions;
  return {
    gap: [
      demand(facts),
      { code: 'keywords.notStated' },
      ...(denied ? [sentenceOf('keywords.denied', denied)] : []),
      ...(sibling ? [{ code: 'keywords.closest' as const, params: sibling }] : []),
    ],
    recommendation: [{ code: conditionOf(facts), params: { surface } }],
  };
}

function conditionOf({ group, degree }: Facts) {
  if (degree) return 'keywords.addDegree';
  return group?.kind === 'certificate' ? 'keywords.addCertificate' : 'keywords.addSkill';
}

function explainImplied(facts: Facts): Advice {
  const { surface, impliedBy: by } = facts;
  return {
    gap: [demand(facts), { code: 'keywords.implied', params: { by, surface, ...proof(facts) } }],
    recommendation: [
      { code: 'keywords.notFound', params: { surface } },
      { code: 'keywords.condition' },
    ],
  };
}

function explainReworded(facts: Facts): Advice {
  const { surface } = facts;
  return {
    gap: [demand(facts), { code: 'keywords.reworded', params: proof(facts) }],
    recommendation: [{ code: 'keywords.useTheirWords', params: { surface } }],
  };
}

function explainQuoted(facts: Facts): Advice {
  const { surface } = facts;
  return {
    gap: [demand(facts), { code: 'keywords.confirmed', params: proof(facts) }],
    recommendation: [{ code: 'keywords.writeBeside', params: { surface } }],
  };
}

function explainOtherName(facts: Facts): Advice {
  const { surface } = facts;
  return {
    gap: [demand(facts), { code: 'keywords.otherName', params: proof(facts) }],
    recommendation: [{ code: 'keywords.writeOnce', params: { surface } }],
  };
}

function explainStated(facts: Facts): Advice {
  const { resumeMentions, importance, surface } = facts;
  const sections = new Set(resumeMentions.map(({ section }) => section));
  const isOnlyListed = sections.size === 1 && sections.has('skills');
  return {
    gap: [demand(facts), { code: 'keywords.stated', params: proof(facts) }],
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
  params: { sentence },
});

/** The resume's own words, and in how many other sentences it stands. */
function proof({ resumeMentions }: Facts) {
  const [first, ...others] = resumeMentions;
  const more = new Set(others.map(({ sentenceStart }) => sentenceStart));
  if (first !== undefined) more.delete(first.sentenceStart);
  return { sentence: first?.sentence, more: more.size };
}
