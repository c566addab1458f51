import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cleanProposal } from './index.ts';

describe('of an answer', () => {
  it.each([
    { what: 'plain words', answer: 'Ran the bar.', line: 'Ran the bar.' },
    { what: 'a bullet', answer: '• Ran the bar.', line: 'Ran the bar.' },
    { what: 'a list', answer: '1. Ran the bar.\n2. Ran the inn.', line: 'Ran the bar.' },
    { what: 'quotation marks', answer: '“Ran the bar.”', line: 'Ran the bar.' },
    { what: 'bold words', answer: 'Ran the **bar** and *inn*.', line: 'Ran the bar and inn.' },
    { what: 'a fence', answer: '```text\nRan the bar.\n```', line: 'Ran the bar.' },
    {
      what: 'words of introduction',
      answer: 'Sure! Here is the improved bullet:\n\n- Ran the bar.\n\nLet me know!',
      line: 'Ran the bar.',
    },
    {
      what: 'thoughts',
      answer: '<think>Ran a pub?\n\nNo.</think>\n\nRan the bar.',
      line: 'Ran the bar.',
    },
    { what: 'thoughts that go on', answer: '<think>Ran the', line: '' },
    { what: 'markup', answer: 'Ran <b>the</b> bar<img src=x onerror=y>.', line: 'Ran the bar.' },
    { what: 'marks of direction', answer: 'Ran \u202ethe bar\u202c.', line: 'Ran the bar.' },
    { what: 'nothing', answer: ' \n ', line: '' },
  ])('with $what the words proposed remain', ({ answer, line }) => {
    expect(cleanProposal(answer, 'line')).toBe(line);
  });

  it('a paragraph is all its sentences on one line', () => {
    expect(cleanProposal('Here is a summary:\nRan the bar.\n\nRan the inn.', 'paragraph')).toBe(
      'Ran the bar. Ran the inn.',
    );
  });

  it('what stands in brackets stays, as a blank to be filled in', () => {
    expect(cleanProposal('Served [number] guests.', 'line')).toBe('Served [number] guests.');
  });

  it('what is too long ends at a word', () => {
    const line = cleanProposal('word '.repeat(1_000), 'line');
    expect(line).toMatch(/^(?:word )+word$/u);
    expect(line.length).toBeLessThanOrEqual(400);
  });
});

test.prop([
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('line' as const, 'paragraph' as const),
])('nothing that is left has line ends or is too long, whatever was answered', (answer, shape) => {
  const cleaned = cleanProposal(answer, shape);
  expect(cleaned).not.toMatch(/[\n\r]/u);
  expect(cleaned.length).toBeLessThanOrEqual(1_200);
});
