import { expect, it } from 'vitest';
import { analyse } from '../analysis/analyse.ts';
import { readPosting } from '../standard.test-support.ts';

it('a resume too short to tell its language is read once for postings in two', () => {
  let reads = 0;
  const resume = {
    parts: [],
    get text() {
      reads += 1;
      return 'Python, SQL';
    },
  };
  const postings = [
    'Requirements\n- You have worked with Python and SQL in a team of your own',
    'Anforderungen\n- Sie haben in einem Team mit Python und SQL gearbeitet und sind gerne bei uns',
  ].map((posting) => readPosting(posting));
  expect(postings.map(({ language }) => language)).toEqual(['English', 'German']);
  const found = [...postings, ...postings].map((posting) => analyse(posting, resume).keywords);
  expect(found.map((keywords) => keywords.some(({ status }) => status === 'matching'))).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(reads).toBe(1);
});
