import { expect, it } from 'vitest';
import { postingHead } from './posting-head.ts';

it.each([
  {
    it: 'names title and employer',
    posting: 'Senior Backend Engineer (Payments)\nAcme Pay\nRequirements\n- Java',
    head: ['Senior Backend Engineer (Payments)', 'Acme Pay'],
  },
  {
    it: 'leaves the town out',
    posting: 'Data Analyst\n\nLakeside Freight, Austin, Texas\n\nWe are looking for you.',
    head: ['Data Analyst', 'Lakeside Freight'],
  },
  {
    it: 'takes no heading for an employer',
    posting: 'Data Analyst\nAbout the role\nYou build dashboards.',
    head: ['Data Analyst'],
  },
  {
    it: 'takes no heading that it does not know for an employer',
    posting: 'Data Analyst\nStuff\n- SQL\n- Python',
    head: ['Data Analyst'],
  },
  {
    it: 'passes over a heading above the title',
    posting: 'About the job\nData Analyst\nAcme',
    head: ['Data Analyst', 'Acme'],
  },
  {
    it: 'has no name for sentences',
    posting: 'Bettina cooked here for ten years.\nAcme',
    head: [],
  },
  {
    it: "passes over a job site's buttons",
    posting:
      'Skip to main content\nSign in\nSave\nApply now\nLoom Fitter\nBrackwater Mills\nDuties\n- Welding',
    head: ['Loom Fitter', 'Brackwater Mills'],
  },
  { it: 'has no name for nothing', posting: ' \n', head: [] },
])('$it', ({ posting, head }) => {
  expect(postingHead(posting)).toEqual(head);
});
