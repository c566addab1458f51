import { fc, test } from '@fast-check/vitest';
import { en } from '@shortlist/messages';
import { anyCharacter } from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import { givenPosting, readPosting } from '../standard.test-support.ts';
import { analyse } from './analyse.ts';
import { formatAdvice } from './format-advice.test-support.ts';

const POSTING = `Data Engineer
About Acme
Acme is growing fast.
Requirements
- Python and SQL
- Docker, Kubernetes, Terraform
- Bachelor's degree in Physics or related field
- Tableau or Looker
Nice to have
- Rust
Benefits
We offer dental insurance and PTO.`;
const RESUME = `Data Engineer at Beta
- Wrote Python; ran k8s
- No production use of Terraform yet
- Postgres, Tableau
BSc Physics, 2015`;

const statusOf = (resume: string) =>
  Object.fromEntries(
    analyse(readPosting(POSTING), resume).keywords.map(({ term, status, how }) => [
      term,
      `${status}: ${how}`,
    ]),
  );

it('analyses each keyword', () => {
  expect(statusOf(RESUME)).toMatchObject({
    Python: 'matching: same',
    SQL: 'indirect: implied',
    Docker: 'missing: none',
    Kubernetes: 'matching: alias',
    Terraform: 'missing: negated',
    Tableau: 'matching: same',
    Looker: 'covered: none',
    Rust: 'missing: none',
  });
});

it('covers what is asked for or something that is stated, and names it in no list of what is missing', () => {
  const ask = (posting: string, resume: string) => {
    const analysis = analyse(readPosting(posting), resume);
    const { gap, recommendation } = formatAdvice(analysis);
    const covered = analysis.keywords.filter(({ status }) => status === 'covered');
    return {
      covered: covered.map(({ surface, coveredBy, gain }) => [surface, coveredBy, gain]),
      says: `${gap} ${recommendation}`,
    };
  };
  const posting = `Backend Engineer
Requirements
- Kotlin, Java or TypeScript
- PostgreSQL
- Docker and Kubernetes`;
  const two = ask(posting, 'Engineer\n- Wrote Kotlin and Java with PostgreSQL');
  expect(two.covered).toEqual([['TypeScript', 'Kotlin', 0]]);
  expect(two.says).not.toContain('TypeScript');
  expect(ask(posting, 'Engineer\n- Wrote TypeScript').covered).toEqual([
    ['Kotlin', 'TypeScript', 0],
    ['Java', 'TypeScript', 0],
  ]);
  // Nothing covers what stands beside others by “and”, and nothing does where none is stated.
  const none = ask(posting, 'Engineer\n- Ran Docker');
  expect(none.covered).toEqual([]);
  expect(none.says).toContain('Kubernetes');
});

it('tells score, counts, what was ignored, and what to do', () => {
  const analysis = analyse(readPosting(POSTING), RESUME);
  expect(analysis).toMatchObject({ version: '3', score: 68, matched: 5, total: 8 });
  expect(analysis.ignored).toEqual(['Acme is growing fast.', 'We offer dental insurance and PTO.']);
  const { gap, recommendation } = formatAdvice(analysis);
  expect(gap).toContain('5 of 8 keywords');
  expect(gap).toContain('Docker');
  expect(recommendation).toContain('“Docker, Kubernetes, Terraform”');
  expect(recommendation).toContain('If not, leave it out.');
});

it('never calls the score that of a hiring system, or a chance', () => {
  const analysis = analyse(readPosting(POSTING), RESUME);
  const texts = [analysis, ...analysis.keywords].map(formatAdvice);
  const words = [
    en.keywords.texts.formula,
    en.keywords.texts.condition,
    JSON.stringify(texts),
  ].join('\n');
  expect(words).not.toMatch(/\bATS\b|applicant tracking|chance|likel|probab|interview/i);
});

it('tells what stating a missing keyword would add', () => {
  const { score, keywords } = analyse(readPosting(POSTING), RESUME);
  const docker = keywords.find(({ term }) => term === 'Docker');
  const better = analyse(readPosting(POSTING), `${RESUME}\nDocker`);
  expect(better.score).toBe((score ?? 0) + (docker?.gain ?? 0));
  expect(docker?.gain).toBeGreaterThan(0);
});

it('follows what the person promotes, hides and confirms', () => {
  const posting = readPosting(POSTING);
  const idOf = (term: string) =>
    new Set(posting.keywords.filter((each) => each.term === term).map(({ id }) => id));
  expect(analyse(posting, RESUME, { hidden: idOf('Docker') })).toMatchObject({ total: 7 });
  const { keywords } = analyse(posting, RESUME, { confirmed: idOf('SQL') });
  expect(keywords.find(({ term }) => term === 'SQL')).toMatchObject({
    status: 'matching',
    how: 'confirmed',
  });
  const phrased = readPosting(
    `${POSTING}\nRequirements\nQuiet warehouse floors\nmentor apprentice colleagues`,
  );
  const other = phrased.keywords.filter(({ tier }) => tier === 'other');
  expect(other.length).toBeGreaterThan(0);
  const promoted = new Set(other.map(({ id }) => id));
  expect(analyse(phrased, RESUME, { promoted }).total).toBe(
    analyse(phrased, RESUME).total + other.length,
  );
});

const idIn = (term: string) =>
  readPosting(POSTING).keywords.find((each) => each.term === term)?.id ?? '';
const quoting = (term: string, quote: string, resume = RESUME) =>
  analyse(readPosting(POSTING), resume, { quoted: new Map([[idIn(term), quote]]) });
const docker = ({ keywords }: ReturnType<typeof analyse>) =>
  keywords.find(({ term }) => term === 'Docker');

it('counts a missing keyword that the person shows by a quote, as if it were stated', () => {
  const before = analyse(readPosting(POSTING), RESUME);
  const after = quoting('Docker', 'ran k8s');
  expect(docker(after)).toMatchObject({ status: 'matching', how: 'quoted', gain: 0 });
  expect(docker(after)?.resumeMentions.map(({ sentence }) => sentence)).toEqual([
    '- Wrote Python; ran k8s',
  ]);
  expect(docker(after)?.gap.at(-1)).toEqual({
    code: 'keywords.confirmedIn',
    params: {
      quote: { code: 'keywords.phrase', params: { words: '- Wrote Python; ran k8s' } },
      more: 0,
    },
  });
  expect(after.score).toBe((before.score ?? 0) + (docker(before)?.gain ?? 0));
  expect(after.matched).toBe(before.matched + 1);
});

it.each(['ran K8s', 'an k8s', 'Wrote Python  ran', 'ran k8s\nPhysics, 2014', ' ', ''])(
  'counts nothing for a quote that does not stand in the resume: %j',
  (quote) => {
    expect(quoting('Docker', quote)).toEqual(analyse(readPosting(POSTING), RESUME));
  },
);

it('takes a keyword back when the words that showed it go', () => {
  const edited = RESUME.replace('; ran k8s', '; ran services');
  expect(docker(quoting('Docker', 'ran k8s', edited))).toMatchObject({
    status: 'missing',
    how: 'none',
  });
});

it('leaves a quote aside where the resume states the keyword itself', () => {
  expect(docker(quoting('Docker', 'ran k8s', `${RESUME}\nDocker`))?.how).toBe('same');
});

it('analyses given terms in place of the posting’s own', () => {
  const { keywords, score } = analyse(
    givenPosting(POSTING, ['Python', ' Python ', '', 'Docker']),
    RESUME,
  );
  expect(keywords.map(({ term, status }) => [term, status])).toEqual(
    [
      ['Docker', 'missing'],
      ['Python', 'matching'],
    ].toSorted((one, other) => POSTING.indexOf(one[0] ?? '') - POSTING.indexOf(other[0] ?? '')),
  );
  expect(score).toBeNull();
});

it('orders required before nice to have, scored before other', () => {
  const ranks = analyse(readPosting(POSTING), RESUME).keywords.map(
    ({ tier, importance }) => (tier === 'scored' ? 0 : 2) + (importance === 'must' ? 0 : 1),
  );
  expect(ranks).toEqual(ranks.toSorted());
});

const lines = RESUME.split('\n');
const anyPosting = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...POSTING.split('\n'),
        '• C++ / C#',
        'R&amp;D',
        '<li>Go</li>',
        'no Java required',
      ),
      fc.string({ unit: anyCharacter, maxLength: 20 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join('\n'));
const anyResume = fc.array(
  fc.oneof(
    fc.constantFrom(...lines, 'Go, Rust', 'Docker (expired)'),
    fc.string({ unit: anyCharacter, maxLength: 20 }),
  ),
  { maxLength: 8 },
);

test.prop([anyPosting, anyResume])(
  'gives the same answer twice, for any text',
  (source, resume) => {
    const text = resume.join('\n');
    expect(analyse(readPosting(source), text)).toEqual(analyse(readPosting(source), text));
  },
);

test.prop([anyPosting, anyResume])(
  'points at its evidence, in posting and resume',
  (source, resume) => {
    const text = resume.join('\n');
    for (const keyword of analyse(readPosting(source), text).keywords) {
      const sides = [
        ...keyword.postingMentions.map((each) => ({ ...each, in: source })),
        ...keyword.resumeMentions.map((each) => ({ ...each, in: text })),
      ];
      for (const { in: whole, start, end, sentence, sentenceStart } of sides) {
        expect(end).toBeGreaterThan(start);
        expect(whole.slice(sentenceStart, sentenceStart + sentence.length)).toBe(sentence);
        expect(start >= sentenceStart && end <= sentenceStart + sentence.length).toBe(true);
      }
      const isStated = keyword.how !== 'none' && keyword.status !== 'missing';
      expect(!isStated || keyword.resumeMentions.length > 0).toBe(true);
    }
  },
);

test.prop([anyResume.filter((each) => each.join('') !== ''), fc.nat(), fc.nat(40)])(
  'points at the words that were quoted, each within its sentence',
  (resume, at, length) => {
    const text = resume.join('\n');
    const from = at % text.length;
    const quote = text.slice(from, from + length);
    const { resumeMentions = [], how } = docker(quoting('Docker', quote, text)) ?? {};
    if (how !== 'quoted') return;
    for (const { start, end, sentence, sentenceStart } of resumeMentions) {
      expect(quote).toContain(text.slice(start, end));
      expect(text.slice(sentenceStart, sentenceStart + sentence.length)).toBe(sentence);
      expect(start >= sentenceStart && end <= sentenceStart + sentence.length).toBe(true);
    }
  },
);

const manyLines = fc.shuffledSubarray([...lines, 'Docker', 'Terraform', 'Rust'], { minLength: 1 });
const anyQuotes = fc.dictionary(
  fc.constantFrom('Docker', 'Terraform', 'Rust', 'Looker', 'SQL').map(idIn),
  fc.constantFrom('ran k8s', 'Tableau', 'use of Terraform', 'Wrote Python\nTableau', 'Go'),
);

test.prop([manyLines, fc.nat()])(
  'never gives a higher score when a line of evidence is removed',
  (resume, at) => {
    const posting = readPosting(POSTING);
    const less = resume.filter((_, index) => index !== at % resume.length);
    const [more, fewer] = [resume, less].map((each) => analyse(posting, each.join('\n')));
    expect(fewer?.score ?? 0).toBeLessThanOrEqual(more?.score ?? 0);
    expect(fewer?.matched ?? 0).toBeLessThanOrEqual(more?.matched ?? 0);
  },
);

test.prop([manyLines, fc.nat(), anyQuotes])(
  'never gives a higher score when a line is removed that keywords were quoted from',
  (resume, at, quotes) => {
    const posting = readPosting(POSTING);
    const quoted = new Map(Object.entries(quotes));
    const less = resume.filter((_, index) => index !== at % resume.length);
    const [more, fewer] = [resume, less].map((each) =>
      analyse(posting, each.join('\n'), { quoted }),
    );
    expect(fewer?.score ?? 0).toBeLessThanOrEqual(more?.score ?? 0);
    expect(fewer?.matched ?? 0).toBeLessThanOrEqual(more?.matched ?? 0);
  },
);
