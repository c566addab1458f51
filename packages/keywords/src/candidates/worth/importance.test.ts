import { expect, it } from 'vitest';
import { readPosting } from '../../standard.test-support.ts';

const importanceOf = (line: string) =>
  Object.fromEntries(
    readPosting(`Engineer\nRequirements\n${line}`).keywords.map(({ term, importance }) => [
      term,
      importance,
    ]),
  );

it.each([
  { line: 'Python', is: { Python: 'must' } },
  { line: 'Python is a plus', is: { Python: 'nice' } },
  { line: 'Python; Docker preferred', is: { Python: 'must', Docker: 'nice' } },
  {
    line: 'Python, Docker, Terraform, Kafka a plus',
    is: { Python: 'must', Docker: 'must', Terraform: 'must', Kafka: 'nice' },
  },
  { line: 'Python, Docker, Terraform, Kafka preferred', is: { Python: 'nice', Kafka: 'nice' } },
  { line: 'Python (3.12) preferred', is: { Python: 'nice' } },
])('weighs "$line"', ({ line, is }) => {
  expect(importanceOf(line)).toMatchObject(is);
});

it('takes a keyword that is required anywhere for required', () => {
  expect(importanceOf('Python\nNice to have\nPython, Docker')).toMatchObject({
    Python: 'must',
    Docker: 'nice',
  });
});
