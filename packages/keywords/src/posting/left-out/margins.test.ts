import { expect, it } from 'vitest';
import { readPosting } from '../../standard.test-support.ts';

const POSTING = `Bell Founder
Harrowgate Bells is two families and a donkey called Tin Pan Alley.
What you will do
- Mould making, bronze casting and bell tuning with tuning forks
- Loam preparation, core building and furnace tending
- Clapper forging, headstock fitting and frame painting
- Keep the furnace log and the pattern store
What you need
- Casting certificate, hearing test, forklift licence
- Wax modelling is a plus
Soup boils in the pantry below. The bell tower has a lamp shade by Odette.`;

const read = (text: string) => readPosting(text).keywords;
const terms = (text: string) => read(text).map(({ surface }) => surface);

it('takes nothing from the head and the foot of a posting that asks for nothing', () => {
  const found = read(POSTING)
    .filter(({ tier }) => tier === 'scored')
    .map(({ surface }) => surface)
    .join(' | ');
  expect(found).toContain('bell tuning');
  expect(found).not.toMatch(/donkey|Tin Pan|Soup|pantry|lamp|Odette/);
});

it('takes what its last sentence asks for', () => {
  expect(terms(`${POSTING}\nExperience with pattern drawing is a plus.`)).toContain(
    'pattern drawing',
  );
});

it('knows no head of what is pasted without its title', () => {
  expect(terms('- loam moulding, bell tuning\n- furnace tending')).toContain('bell tuning');
});
