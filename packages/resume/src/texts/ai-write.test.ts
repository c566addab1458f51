import { fc, it as property } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { bulletLines, findBlanks, SAMPLE_LINES, withFewestUses, writeLine } from '../index.ts';
import { awardWith, experienceWith } from '../resume.test-support.ts';

it('[ED17] appends three lines in order, counting 3 2 1 0, then refuses', () => {
  let experience = experienceWith({ bullets: '• Built it' });
  const counts = [experience.aiUsesLeft];
  for (const line of SAMPLE_LINES) {
    const written = writeLine(experience, line);
    if (!written.ok) throw new Error(written.message.code);
    experience = { ...experience, ...written.changes };
    counts.push(experience.aiUsesLeft);
    expect(experience.bullets.split('\n').at(-1)).toBe(`• ${line}`);
  }
  expect(counts).toEqual([3, 2, 1, 0]);
  const texts = bulletLines(experience.bullets).map(({ text }) => text);
  expect(texts).toEqual(['Built it', ...SAMPLE_LINES]);
  expect(writeLine(experience, 'Any.')).toEqual({
    ok: false,
    message: { code: 'rules.aiLimit' },
  });
});

it.each(['', '• ', '•'])('takes the place of the empty bullet of %j', (bullets) => {
  const written = { ok: true, changes: { bullets: '• Ran it.', aiUsesLeft: 2 } };
  expect(writeLine(experienceWith({ bullets }), 'Ran it.')).toEqual(written);
  expect(writeLine(experienceWith({ bullets }), '• Ran it.')).toEqual(written);
});

it('has three different lines, each with a blank for a number', () => {
  expect(new Set(SAMPLE_LINES).size).toBe(3);
  for (const line of SAMPLE_LINES) {
    expect(findBlanks(line).map(({ label }) => label)).toContain('number');
  }
});

const uses = fc.integer({ min: 0, max: 3 });

property.prop([uses, uses])(
  '[ED18] leaves the fewer uses of two versions, whichever stands',
  (mine, theirs) => {
    const [a, b] = [mine, theirs].map((aiUsesLeft) => experienceWith({ aiUsesLeft }));
    const expected = experienceWith({ aiUsesLeft: Math.min(mine, theirs) });
    expect(withFewestUses(a as object, b as object)).toEqual(expected);
    expect(withFewestUses(b as object, a as object)).toEqual(expected);
  },
);

it('leaves entries alone that count no uses', () => {
  const award = awardWith({ name: 'Arch' });
  expect(withFewestUses(award, experienceWith({ aiUsesLeft: 0 }))).toBe(award);
  const used = experienceWith({ aiUsesLeft: 1 });
  expect(withFewestUses(used, award)).toBe(used);
});
