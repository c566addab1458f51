import { expect, it } from 'vitest';
import { listLines, listSentences } from './sentences.ts';

const read = (text: string) =>
  listLines(text).flatMap((line) =>
    listSentences(text, line).map(({ start, end }) => text.slice(start, end)),
  );

it.each([
  { text: 'One. Two! Three? four', parts: ['One.', 'Two!', 'Three? four'] },
  { text: 'B.S. Nursing, Univ. of Ohio', parts: ['B.S. Nursing, Univ. of Ohio'] },
  {
    text: 'B.Sc. Mathematics, M.Tech. Structures',
    parts: ['B.Sc. Mathematics, M.Tech. Structures'],
  },
  { text: 'B.Com. Delhi. B.Eng. Leeds', parts: ['B.Com. Delhi.', 'B.Eng. Leeds'] },
  { text: 'Tools, e.g. Jira. Plus Git.', parts: ['Tools, e.g. Jira.', 'Plus Git.'] },
  { text: '  a \n\n b ', parts: ['a', 'b'] },
  { text: '', parts: [] },
])('parts "$text"', ({ text, parts }) => {
  expect(read(text)).toEqual(parts);
});
