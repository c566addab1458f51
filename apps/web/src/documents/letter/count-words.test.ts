import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it.each([
  { text: '', count: 0 },
  { text: ' – \n• ', count: 0 },
  { text: 'I don’t build 12 bridges.', count: 5 },
  { text: '私は橋を建てます。', count: 6 },
  { text: 'ฉันสร้างสะพาน', count: 3 },
])('counts $count words in “$text”', ({ text, count }) => {
  expect(countWords(text)).toBe(count);
});
