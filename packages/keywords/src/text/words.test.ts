import { expect, it } from 'vitest';
import { nameKeys, readWords } from './words.ts';

it.each([
  { text: 'C++, C# and .NET', words: ['C++', 'C#', 'and', '.NET'] },
  { text: 'C/C++ or Node.js', words: ['C', 'C++', 'or', 'Node.js'] },
  { text: 'A/B tests, A/P', words: ['A/B', 'tests', 'A/P'] },
  { text: 'state-of-the-art UV-Vis', words: ['state', 'art', 'UV', 'Vis'] },
  { text: 'CompTIA Security+ (2021)', words: ['CompTIA', 'Security+', '2021'] },
  { text: '数据分析 и Анализ', words: ['数据分析', 'и', 'Анализ'] },
])('reads the words of "$text"', ({ text, words }) => {
  expect(readWords(text).map((word) => word.text)).toEqual(words);
});

it('knows where a phrase cannot go on', () => {
  const text = 'customer service, desk support. Then (more) words - and so on';
  const starts = readWords(text).flatMap(({ text: word, breaks }) => (breaks ? [word] : []));
  expect(starts).toEqual(['customer', 'desk', 'Then', 'more', 'words', 'and']);
});

it('compares names whatever parts their words', () => {
  expect(nameKeys('micro-services')).toEqual(nameKeys('micro services'));
  expect(nameKeys('bill of materials')).toEqual(nameKeys('bill materials'));
});
