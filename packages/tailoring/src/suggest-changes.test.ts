import { fc, test } from '@fast-check/vitest';
import { entriesOf, printedResume, type Resume, SECTIONS, textOf } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { checkProposal } from '../../proposals/src/index.ts';
import { type Suggestion, suggestChanges } from './index.ts';
import {
  accept,
  contactWith,
  job,
  project,
  reportOf,
  resumeWith,
  suggest,
  wordedScore,
} from './tailoring.test-support.ts';

const POSTING = `Platform Engineer
Requirements
- Kubernetes and Terraform in production
- PostgreSQL
- JavaScript or Go
- machine learning
- Kafka
- incident response
Nice to have
- Grafana`;

const RESUME = resumeWith({
  contact: contactWith({ fullName: 'Ada Brook', headline: 'Engineer' }),
  summary: 'Platform engineer who ran K8s from its first day.',
  skills: 'Languages: Python, JS, Rust\nTools: Docker, Jenkins, Terraform, K8s',
  experiences: [
    job('e1', 'Platform Engineer', [
      'Planned the move of 40 services.',
      'Ran K8s clusters for 12 teams.',
      'Wrote the yearly report.',
      'Built Terraform modules for all teams.',
    ]),
    job('e2', 'Developer', [
      'Answered the phone.',
      'Tuned Postgres for 30 customers.',
      'Led incident response for payments.',
    ]),
  ],
  projects: [
    project('p1', 'Garden', ['Grew tomatoes by a timer.']),
    project('p2', 'Forecasts', ['Trained ML on weather.']),
  ],
});

const ofType = (list: readonly Suggestion[], type: Suggestion['change']['type']) =>
  list.filter(({ change }) => change.type === type);

const pointsOf = (resume: Resume, at: number) =>
  entriesOf(resume, 'experience')[at]?.bullets.points.map(({ text }) => text);

describe('[EV1] suggestions by rules', () => {
  const { suggestions, questions } = suggest(RESUME, POSTING, {
    title: 'Platform Engineer (m/w/d)',
  });

  it('writes names as the posting does, in texts and points', () => {
    const changed = ofType(suggestions, 'respell').reduce(accept, RESUME);
    expect(ofType(suggestions, 'respell').map(({ change }) => change)).toMatchObject([
      { from: 'K8s', to: 'Kubernetes' },
      { from: 'Postgres', to: 'PostgreSQL' },
      { from: 'JS', to: 'JavaScript' },
      { from: 'ML', to: 'machine learning (ML)' },
    ]);
    expect(textOf(changed, 'summary')).toContain('ran Kubernetes from');
    expect(textOf(changed, 'skills')).toContain('Terraform, Kubernetes');
    expect(pointsOf(changed, 0)).toContain('Ran Kubernetes clusters for 12 teams.');
    expect(pointsOf(changed, 1)).toContain('Tuned PostgreSQL for 30 customers.');
  });

  it('says what asks for a change, what proves it and what it gains', () => {
    const [first] = ofType(suggestions, 'respell');
    expect(first?.requirement).toMatchObject({ surface: 'Kubernetes', importance: 'must' });
    expect(POSTING.slice(first?.requirement?.mentions[0]?.start)).toMatch(/^Kubernetes/u);
    expect(first?.evidence).toEqual({
      sentence: 'Platform engineer who ran K8s from its first day.',
      source: 'summary.summary.0',
    });
    expect(first?.after).toEqual(['Platform engineer who ran Kubernetes from its first day.']);
    expect(first?.gain).toBeGreaterThan(0);
  });

  it('gains what the score as worded is higher by, when the changed resume is analysed', () => {
    let now = RESUME;
    for (const suggestion of ofType(suggestions, 'respell')) {
      const alone = accept(RESUME, suggestion);
      const gained =
        Math.round(wordedScore(alone, POSTING) ?? 0) -
        Math.round(wordedScore(RESUME, POSTING) ?? 0);
      expect(gained, suggestion.id).toBe(suggestion.gain);
      now = accept(now, suggestion);
    }
    expect(wordedScore(now, POSTING)).toBeGreaterThan(wordedScore(RESUME, POSTING) ?? 0);
  });

  it('puts the skills of the posting first, in its order', () => {
    const changed = ofType(suggestions, 'order-skills').reduce(accept, RESUME);
    expect(textOf(changed, 'skills')).toBe(
      'Languages: JS, Python, Rust\nTools: K8s, Terraform, Docker, Jenkins',
    );
  });

  it('moves points that answer a must-have up, and projects without dates; never jobs', () => {
    const moves = ofType(suggestions, 'move-point');
    const changed = [...moves, ...ofType(suggestions, 'move-entry')].reduce(accept, RESUME);
    expect(pointsOf(changed, 0)).toEqual([
      'Ran K8s clusters for 12 teams.',
      'Built Terraform modules for all teams.',
      'Planned the move of 40 services.',
      'Wrote the yearly report.',
    ]);
    expect(entriesOf(changed, 'project').map(({ name }) => name)).toEqual(['Forecasts', 'Garden']);
    expect(entriesOf(changed, 'experience').map(({ id }) => id)).toEqual(['e1', 'e2']);
  });

  it('offers the title of the posting as the headline only to who has held it', () => {
    const changed = ofType(suggestions, 'set-headline').reduce(accept, RESUME);
    expect(changed.contact.headline).toBe('Platform Engineer');
    const others = suggest(RESUME, POSTING, { title: 'Senior Platform Engineer' }).suggestions;
    expect(ofType(others, 'set-headline')).toEqual([]);
  });

  it('asks about what the resume does not state, and changes nothing for it', () => {
    expect(questions.map(({ requirement }) => requirement.surface)).toEqual(['Kafka']);
    expect(questions[0]?.gain).toBeGreaterThan(0);
  });

  it('is the same each time, and twelve at most', () => {
    expect(suggest(RESUME, POSTING, { title: 'Platform Engineer (m/w/d)' }).suggestions).toEqual(
      suggestions,
    );
    const many = resumeWith({
      experiences: Array.from({ length: 9 }, (_, at) =>
        job(`e${at}`, 'Cook', ['Cleaned.', 'Ran K8s.', 'Slept.', 'Wrote Terraform.']),
      ),
    });
    expect(suggest(many, POSTING).suggestions).toHaveLength(12);
  });

  it('leaves names that mean about the same, and names of jobs and employers, as they are', () => {
    const resume = resumeWith({
      skills: 'kubectl, GPT, neural networks',
      experiences: [job('e1', 'K8s Engineer', ['Used kubectl daily.'])],
    });
    const posting =
      'Requirements\n- Kubernetes\n- large language models\n- deep learning\n- Python\n- SQL';
    expect(ofType(suggest(resume, posting).suggestions, 'respell')).toEqual([]);
  });

  it('leaves a spelling that the posting has too', () => {
    const posting = POSTING.replace('Kubernetes and', 'Kubernetes (we call it K8s) and');
    const { suggestions: others } = suggest(RESUME, posting);
    expect(ofType(others, 'respell').map(({ change }) => change)).not.toContainEqual(
      expect.objectContaining({ from: 'K8s' }),
    );
  });

  it('keeps the full name beside the short one that the posting has, and one that holds it', () => {
    const posting = 'Requirements\n- K8s\n- Postgres\n- JS\n- Terraform\n- Python\n- SQL';
    const resume = resumeWith({ skills: 'Kubernetes, PostgreSQL, JavaScript' });
    const spellings = ofType(suggest(resume, posting).suggestions, 'respell');
    expect(textOf(spellings.reduce(accept, resume), 'skills')).toBe(
      'Kubernetes (K8s), PostgreSQL, JavaScript (JS)',
    );
  });

  it('leaves words that the other spelling has in it', () => {
    const resume = resumeWith({ skills: 'Trained machine learning (ML), and more ML' });
    const change = {
      type: 'respell' as const,
      places: [{ kind: 'skills' as const }],
      from: 'ML',
      to: 'machine learning (ML)',
    };
    expect(textOf(accept(resume, { change }), 'skills')).toBe(
      'Trained machine learning (ML), and more machine learning (ML)',
    );
  });

  it('keeps lists that stand in an order of time', () => {
    const last = ['Ran Kubernetes.'];
    const moves = (resume: Resume) =>
      ofType(suggest(resume, POSTING).suggestions, 'move-entry').length;
    const projects = (date: string) =>
      resumeWith({
        projects: [project('p1', 'Garden', ['Dug.'], date), project('p2', 'Fleet', last)],
      });
    expect([moves(projects('')), moves(projects('2021'))]).toEqual([1, 0]);
    const experiences = [job('e1', 'Cook', ['Cooked.']), job('e2', 'Engineer', last)];
    expect(moves(resumeWith({ experiences }))).toBe(0);
  });

  it('leaves a headline that was changed since', () => {
    const [headline] = ofType(suggestions, 'set-headline');
    const typed = { ...RESUME, contact: { ...RESUME.contact, headline: 'Baker' } };
    expect(headline && accept(typed, headline)).toBe(typed);
  });

  it('makes nothing of a report on the resume as it was', () => {
    const report = reportOf(RESUME, POSTING);
    const rewritten = resumeWith({
      experiences: [job('e1', 'Cook', ['Cooked.', 'Baked.', 'Iced.', 'Washed up.'])],
    });
    const stale = suggestChanges({ resume: rewritten, report, sections: SECTIONS });
    expect(stale.suggestions).toEqual([]);
  });

  it('changes nothing in a resume without the words', () => {
    const emptied = resumeWith({ skills: 'Something else altogether' });
    const { suggestions: stale } = suggest(RESUME, POSTING);
    for (const suggestion of stale) expect(accept(emptied, suggestion)).toBe(emptied);
  });
});

describe('[EV1] accepting suggestions', () => {
  const { suggestions } = suggest(RESUME, POSTING, {
    title: 'Platform Engineer',
    pages: { limit: 8, countOf: countPoints },
  });
  const anyOrder = fc.shuffledSubarray(suggestions);

  test.prop([anyOrder, fc.nat()], { numRuns: 200 })(
    'comes to the same in any order, and twice is once',
    (chosen, seed) => {
      const other = chosen.toSorted((a, b) => hash(a.id, seed) - hash(b.id, seed));
      const accepted = chosen.reduce(accept, RESUME);
      expect(saysOf(other.reduce(accept, RESUME))).toEqual(saysOf(accepted));
      for (const suggestion of chosen) expect(accept(accepted, suggestion)).toBe(accepted);
    },
  );

  test.prop([anyOrder], { numRuns: 60 })('claims nothing that the resume did not', (chosen) => {
    const source = textsOf(RESUME).join('\n');
    for (const text of textsOf(chosen.reduce(accept, RESUME))) {
      expect(checkProposal(text, source), text).toEqual([]);
    }
  });
});

/** The resume without how it came to be: what stands where. */
const saysOf = ({ contact, sections }: Resume) => ({ contact, sections });

const hash = (text: string, seed: number) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + seed) % 9973, seed);

function textsOf(resume: Resume): string[] {
  const { headline, sections } = printedResume(resume, { sections: SECTIONS });
  return [
    ...(headline ? [headline.text] : []),
    ...sections.flatMap(({ lines, entries }) => [
      ...lines.map(({ text }) => text),
      ...entries.flatMap(({ points }) => points.map(({ text }) => text)),
    ]),
  ];
}

function countPoints(resume: Resume): number {
  return printedResume(resume, { sections: SECTIONS }).sections.flatMap(({ entries }) =>
    entries.flatMap(({ points }) => points),
  ).length;
}
