import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { applyEdit, type EntryId, exchangeEntries, type Resume } from './index.ts';
import { anyResume, entryId, experienceWith, resumeWith } from './resume.test-support.ts';

const resume = resumeWith({
  experiences: [
    experienceWith({ id: entryId('a'), role: 'Cook', aiUsesLeft: 1 }),
    experienceWith({ id: entryId('b'), role: 'Chef', bullets: '• Led.', aiUsesLeft: 3 }),
    experienceWith({ id: entryId('c') }),
  ],
});

const afterStep = (from: Resume, id: EntryId, step: -1 | 1) =>
  (exchangeEntries(from, 'experience', id, step)?.edits ?? []).reduce(applyEdit, from);
const rolesOf = ({ experiences }: Resume) => experiences.map(({ role }) => role);

describe('an entry that changes places', () => {
  it('says what its neighbour said; ids and uses of AI Write stay', () => {
    const { experiences } = afterStep(resume, entryId('b'), -1);
    expect(experiences.slice(0, 2)).toEqual([
      { ...resume.experiences[1], id: 'a', aiUsesLeft: 1 },
      { ...resume.experiences[0], id: 'b', aiUsesLeft: 3 },
    ]);
  });

  it.each([
    { it: 'stays at the top', id: 'a', step: -1 },
    { it: 'does not change with a blank one', id: 'b', step: 1 },
    { it: 'must be there', id: 'nobody', step: 1 },
  ] as const)('$it', ({ id, step }) => {
    expect(exchangeEntries(resume, 'experience', entryId(id), step)).toBeUndefined();
  });

  test.prop([anyResume, fc.nat(), fc.constantFrom(-1 as const, 1 as const)])(
    'is back after a step there and a step back',
    (any, at, step) => {
      const { id } = any.experiences[at % any.experiences.length] ?? { id: entryId('none') };
      const exchange = exchangeEntries(any, 'experience', id, step);
      const there = afterStep(any, id, step);
      expect(rolesOf(there).toSorted()).toEqual(rolesOf(any).toSorted());
      const back: -1 | 1 = step === 1 ? -1 : 1;
      if (exchange) expect(afterStep(there, exchange.neighbour, back)).toEqual(any);
    },
  );
});
