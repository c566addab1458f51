import { expect, it } from 'vitest';
import { resumeOf } from '../../resumes.test-support.tsx';
import { findResumes } from './find-resumes.ts';

const RESUMES = [
  { ...resumeOf('Éclair chef', 1), industry: 'Crème & sugar' },
  { ...resumeOf('Bridge engineer', 2), industry: 'Rail' },
  { ...resumeOf('Straße und Brücke', 3), level: 'Senior Level' as const },
  resumeOf('ＣＶ of Ärztin', 4),
  resumeOf('İstanbul ışık', 5),
  resumeOf('ΟΔΟΣ', 6),
  resumeOf('履歴書', 7),
];

const namesOf = (search: string, locale = 'en') =>
  findResumes(RESUMES, search, locale).map(({ title }) => title);

it.each([
  { it: 'nothing', search: '  ', found: RESUMES.map(({ title }) => title) },
  { it: 'capitals', search: 'BRIDGE', found: ['Bridge engineer'] },
  { it: 'accents', search: 'eclair', found: ['Éclair chef'] },
  { it: 'accents that only the search has', search: 'brïdge', found: ['Bridge engineer'] },
  { it: 'accents as marks of their own', search: 'e\u0301clair', found: ['Éclair chef'] },
  { it: 'the industry', search: 'creme', found: ['Éclair chef'] },
  { it: 'the level', search: 'senior', found: ['Straße und Brücke'] },
  { it: 'every word, in any order', search: 'rail engineer', found: ['Bridge engineer'] },
  { it: 'one word that is not there', search: 'rail chef', found: [] },
  { it: 'ß as ss', search: 'STRASSE', found: ['Straße und Brücke'] },
  { it: 'full width', search: 'cv', found: ['ＣＶ of Ärztin'] },
  { it: 'a final sigma', search: 'οδος', found: ['ΟΔΟΣ'] },
  { it: 'a part of a word without spaces', search: '歴', found: ['履歴書'] },
  { it: 'ä beside a in German', search: 'arztin', locale: 'de', found: ['ＣＶ of Ärztin'] },
  { it: 'ä as a letter of its own in Swedish', search: 'arztin', locale: 'sv', found: [] },
  { it: 'i with a dot in Turkish', search: 'istanbul', locale: 'tr', found: ['İstanbul ışık'] },
  { it: 'i without a dot as another letter there', search: 'isik', locale: 'tr', found: [] },
])('[OC7] finds resumes by $it', ({ search, locale, found }) => {
  expect(namesOf(search, locale)).toEqual(found);
});
