import { expect, it } from 'vitest';
import { analyse } from './analysis/analyse.ts';
import { readPosting } from './standard.test-support.ts';

const POSTINGS = [
  'Nurse\nAbout us\nWe run two clinics in Oregon.\nRequirements\n- BLS and ACLS\n- Patient assessment, wound care, triage\n- Epic charting\nNice to have\n- Spanish\nBenefits\nWe offer dental insurance and a pension.',
  'Engineer\nYou will own our pipelines in Airflow and dbt. Python and SQL every day, all of it on AWS with Terraform. We moved off Jenkins. Kafka is a plus.',
  'WELDER\nMUST HAVE MIG WELDING, TIG WELDING AND BLUEPRINT READING. FORKLIFT LICENSE. OSHA 10. NO PLASMA CUTTING.',
  'Cook\nDuties\n- Food safety, knife skills, inventory\n- Menu planning and plating\nRequirements\n- ServSafe, HACCP, allergens\n- Line cooking and butchery\nAlso hiring:\n- Bartender: mixology, POS systems',
];

it.each(POSTINGS)('gives 95 and more to a resume that states every requirement: %j', (text) => {
  const posting = readPosting(text);
  const resume = posting.keywords
    .filter(({ tier }) => tier === 'scored')
    .map(({ surface }) => `- ${surface}`)
    .join('\n');
  const { score, total } = analyse(posting, resume);
  expect(total).toBeGreaterThanOrEqual(5);
  expect(score).toBeGreaterThanOrEqual(95);
});
