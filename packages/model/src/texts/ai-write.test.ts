import { expect, it } from 'vitest';
import { bulletLines, findPlaceholders, SAMPLE_LINES, writeLine } from '../index.ts';

it('[ED17] appends three lines in order', () => {
  const bullets = SAMPLE_LINES.reduce(writeLine, '• Built it');
  const texts = bulletLines(bullets).map(({ text }) => text);
  expect(texts).toEqual(['Built it', ...SAMPLE_LINES]);
});

it.each(['', '• ', '•'])('takes the place of the empty bullet of %j', (bullets) => {
  expect(writeLine(bullets, 'Ran it.')).toBe('• Ran it.');
  expect(writeLine(bullets, '• Ran it.')).toBe('• Ran it.');
});

it('has three different lines, each with a blank for a number', () => {
  expect(new Set(SAMPLE_LINES).size).toBe(3);
  for (const line of SAMPLE_LINES) {
    expect(findPlaceholders(line).map(({ label }) => label)).toContain('number');
  }
});
