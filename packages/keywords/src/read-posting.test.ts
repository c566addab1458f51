import { expect, it } from 'vitest';
import { readPosting } from './standard.test-support.ts';

const scoredOf = (posting: string) =>
  readPosting(posting).keywords.flatMap(({ term, tier, importance }) =>
    tier === 'scored' ? [`${term} ${importance}`] : [],
  );

it.each([
  'Requirements\n- SQL\n- Python',
  'Requirements\nSQL\nPython',
  'Requirements: SQL, Python',
  "What you'll bring:\n• SQL\n• Python",
  'What you’ll bring\n\n* SQL\n* Python',
  'Qualifications\n\nYou know SQL well. Python too.',
  'Minimum qualifications:\nSQL and Python, each for two years.',
  'MUST HAVE\n1. SQL\n2. Python',
  'Must have\nSQL. Python.',
  'Must have\n- SQL\n- Python\nBonus\n- A sense of humour',
  'What you must have\nBe good at SQL\nYou know Python',
  'Requirements\n- Must know SQL\n- You have Python skills',
  '## Skills\n- SQL\n- Python',
  'Responsibilities\nWrite SQL for reports\nAutomate them in Python',
  'About the job\nWrite SQL.\nAutomate in Python.',
  '- SQL\n- Python',
])('reads a pasted part whole, from its first line on: %j', (part) => {
  expect(scoredOf(part)).toEqual(['SQL must', 'Python must']);
});

it('keeps what the pasted part says of its importance', () => {
  expect(scoredOf('Nice to have\n- SQL\n- Python')).toEqual(['SQL nice', 'Python nice']);
});

it.each([
  'Python Developer\nRequirements\n- SQL',
  'Job description\nPython Developer\nRequirements\n- SQL',
  'Position: Python Developer\nRequirements\n- SQL',
])('does not score what only the title says: %j', (posting) => {
  expect(scoredOf(posting)).toEqual(['SQL must']);
});

it("takes no part of an employer's name for a keyword, though the lexicon has it", () => {
  const posting = readPosting(
    'Rota Planner\nOrmsby Logistics, Hull, United Kingdom\n\nRequirements\n- Excel\n- Rotas',
  );
  expect(posting.keywords.map(({ term }) => term)).not.toContain('logistics');
  const asked = readPosting(
    'Rota Planner\nOrmsby, Hull, United Kingdom\n\nRequirements\n- Logistics\n- Rotas',
  );
  expect(asked.keywords.map(({ term }) => term)).toContain('logistics');
});
