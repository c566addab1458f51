import { expect, it } from 'vitest';
import { readPosting } from '../../standard.test-support.ts';

const tiers = (line: string) =>
  new Map(
    readPosting(`Title\nRequirements\n- ${line}`).keywords.map(({ surface, tier }) => [
      surface,
      tier,
    ]),
  );

it.each([
  ['silage making, hoof trimming and calf rearing', 'hoof trimming'],
  ['tuning, voicing, regulation and stringing of grand pianos', 'voicing'],
  ['lens polishing, frame bending, edging', 'lens polishing'],
])('scores an item of a list that is no name of the lexicon: %j', (line, item) => {
  expect(tiers(line).get(item)).toBe('scored');
});

it.each([
  ['you look up to the chair and the sky above the harbour wall now', 'chair'],
  ['it is a lovely place where llamas live near the house of our founder', 'llamas'],
])('does not score a noun of a mere sentence: %j', (line, noun) => {
  expect(tiers(line).get(noun)).not.toBe('scored');
});

it('counts a long form and its abbreviation once', () => {
  const { keywords } = readPosting(
    'Monitor\nRequirements\n- Site Opening Visits (SOV), Interim Quality Visits (IQV) and SOV reports',
  );
  const surfaces = keywords.filter(({ tier }) => tier === 'scored').map(({ surface }) => surface);
  expect(surfaces).toContain('Site Opening Visits');
  expect(surfaces).not.toContain('SOV');
  expect(surfaces).not.toContain('IQV');
});

it('does not score a phrase around a name that is scored', () => {
  const found = tiers('Photoshop colour plates, Illustrator');
  expect(found.get('Photoshop')).toBe('scored');
  expect(Array.from(found).filter(([, tier]) => tier === 'scored')).toHaveLength(2);
});
