import { expect, it } from 'vitest';
import { standardLexicon } from '../../lexicon/standard-lexicon.ts';
import { readPosting } from '../../read-posting.ts';

const scoredOf = (posting: string) =>
  readPosting(posting, standardLexicon())
    .keywords.filter(({ tier }) => tier === 'scored')
    .map(({ surface }) => surface);

it('takes nothing of the page that a job site puts around an advertisement', () => {
  const posting = `Skip to main content
Try Premium for free
Brackwater Mills logo
Loom Fitter
Oldham, England · Reposted 3 days ago · Over 60 applicants
Easy Apply
Get AI-powered advice on this job and more exclusive features with Premium.
Meet the hiring team
About the job
Duties
- Welding and hydraulics
- Preventive maintenance

Seniority level
Associate
Job function
Information Technology
Industries
Software Development
Set alert for similar jobs
More jobs
Salesforce Developer, Kubernetes`;
  expect(scoredOf(posting)).toEqual(['Welding', 'hydraulics', 'Preventive maintenance']);
});

it('leaves an advertisement alone that has few such lines', () => {
  expect(
    scoredOf('Fitter\nApply\nAbout the job\nDuties\n- Welding\nSave job\n- Hydraulics'),
  ).toEqual(['Welding', 'Hydraulics']);
});
