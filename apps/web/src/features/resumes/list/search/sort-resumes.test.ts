import { expect, it } from 'vitest';
import { resumeOf } from '../../resumes.test-support.tsx';
import { type ResumeSort, readSort, sortResumes } from './sort-resumes.ts';

const names = (sort: ResumeSort, locale: string, ...given: string[]) =>
  sortResumes(
    given.map((name, at) => resumeOf(name, at + 1)),
    sort,
    locale,
  ).map((resume) => resume.title);

it.each([
  {
    it: 'puts capitals and small letters together',
    locale: 'en',
    sorted: ['apple', 'Banana', 'cherry'],
  },
  { it: 'counts as people do', locale: 'en', sorted: ['CV 2', 'CV 10'] },
  { it: 'keeps ä beside a in German', locale: 'de', sorted: ['Ärztin', 'Zahnarzt'] },
  { it: 'puts ä after z in Swedish', locale: 'sv', sorted: ['Zoolog', 'Ärkebiskop'] },
])('[RL2] $it', ({ locale, sorted }) => {
  expect(names('name', locale, ...sorted.toReversed())).toEqual(sorted);
});

it('[RL2] puts the last edited first', () => {
  expect(names('edited', 'en', 'old', 'newer', 'newest')).toEqual(['newest', 'newer', 'old']);
});

it('[RL2] takes any other wish for the default', () => {
  expect([null, '', 'size', 'edited'].map(readSort)).toEqual(Array(4).fill('edited'));
});
