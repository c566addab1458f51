import { SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { letterPoints } from './index.ts';
import { job, project, reportOf, resumeWith } from './tailoring.test-support.ts';

const RESUME = resumeWith({
  experiences: [
    job('new', 'Engineer', [
      'Wrote the handbook of the team',
      'Cut the time of a deploy to 9 minutes',
      'Ran Kubernetes for six teams',
    ]),
    job('old', 'Developer', ['Built billing with Go and PostgreSQL', 'Answered 40 calls a day']),
  ],
  projects: [project('p', 'Atlas', ['Drew maps with Python'])],
});

const begin = (posting?: string) =>
  letterPoints({
    resume: RESUME,
    keywords: posting === undefined ? undefined : reportOf(RESUME, posting).keywords,
    sections: SECTIONS,
  });
const texts = (posting?: string) => begin(posting).map(({ text }) => text);

describe('[LT3] points to begin a letter with', () => {
  it.each([
    {
      it: 'the first with a number, then the first, without a posting',
      posting: undefined,
      wanted: [
        'Cut the time of a deploy to 9 minutes',
        'Answered 40 calls a day',
        'Wrote the handbook of the team',
      ],
    },
    {
      it: 'that which answers most, and then what it does not answer',
      posting: 'Engineer\nRequirements\n- Go\n- PostgreSQL\n- Kubernetes\n- Python',
      wanted: [
        'Built billing with Go and PostgreSQL',
        'Ran Kubernetes for six teams',
        'Drew maps with Python',
      ],
    },
    {
      it: 'must-haves before what is nice to have, filled up with the strongest others',
      posting: 'Engineer\nRequirements\n- Kubernetes\nNice to have\n- Python',
      wanted: [
        'Ran Kubernetes for six teams',
        'Drew maps with Python',
        'Cut the time of a deploy to 9 minutes',
      ],
    },
    {
      it: 'the strongest where nothing is answered',
      posting: 'Baker\nRequirements\n- sourdough',
      wanted: [
        'Cut the time of a deploy to 9 minutes',
        'Answered 40 calls a day',
        'Wrote the handbook of the team',
      ],
    },
  ])('are $it', ({ posting, wanted }) => {
    expect(texts(posting)).toEqual(wanted);
  });

  it('say what they answer, and where they stand', () => {
    const [first] = begin('Engineer\nRequirements\n- Go\n- PostgreSQL');
    expect(first?.answers).toEqual(['Go', 'PostgreSQL']);
    expect(first?.source).toContain('experience.bullets.0@');
  });

  it('are none where the resume has none', () => {
    expect(letterPoints({ resume: resumeWith({}), sections: SECTIONS })).toEqual([]);
  });
});
