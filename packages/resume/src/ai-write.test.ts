import { expect, it } from 'vitest';
import { bulletLines, SAMPLE_LINES, writeSampleLine } from './index.ts';
import { experienceWith } from './resume.test-support.ts';

it('[ED17] appends the three lines in order, counting 3 2 1 0, then refuses', () => {
  let experience = experienceWith({ bullets: '• Built it' });
  const counts = [experience.aiUsesLeft];
  for (const line of SAMPLE_LINES) {
    const written = writeSampleLine(experience);
    if (!written.ok) throw new Error(written.message);
    experience = { ...experience, ...written.changes };
    counts.push(experience.aiUsesLeft);
    expect(experience.bullets.split('\n').at(-1)).toBe(line);
  }
  expect(counts).toEqual([3, 2, 1, 0]);
  expect(experience.bullets).toBe(['• Built it', ...SAMPLE_LINES].join('\n'));
  const message = 'AI suggestion limit reached for this item.';
  expect(writeSampleLine(experience)).toEqual({ ok: false, message });
});

it.each(['', '• ', '•'])('takes the place of the empty bullet of %j', (bullets) => {
  const written = writeSampleLine(experienceWith({ bullets }));
  expect(written).toEqual({ ok: true, changes: { bullets: SAMPLE_LINES[0], aiUsesLeft: 2 } });
});

it('has three different lines, each with a blank to fill in', () => {
  const lines = bulletLines(SAMPLE_LINES.join('\n'));
  expect(new Set(lines.map((line) => line.text)).size).toBe(3);
  for (const { text } of lines) expect(text).toMatch(/\[number\]/);
});
