import { expect, it } from 'vitest';
import { readWords } from '../text/words.ts';
import { findNames } from './find-names.ts';
import { readLexicon } from './read-lexicon.ts';

const lexicon = readLexicon([
  {
    field: 'test',
    text: `@tool
?Go | Golang
?R
?C
C++
C#
Java
JavaScript
=Excel
Solidity
InDesign
Photoshop
@skill
e-commerce
onboarding
accounts payable | AP
shipping | -trucks
SQL
React Native
React`,
  },
]);

const find = (text: string) =>
  findNames(lexicon, text, readWords(text)).map(({ group }) => group.canonical);

it.each([
  { text: 'Go or Python', names: ['Go'] },
  { text: 'we go to market and go fast', names: [] },
  { text: 'Go to market strategy', names: [] },
  { text: 'experience with R, C and C++', names: ['R', 'C', 'C++'] },
  { text: 'our R&D team, vitamin C', names: [] },
  { text: 'C# developer', names: ['C#'] },
  { text: 'JavaScript only', names: ['JavaScript'] },
  { text: 'React Native apps', names: ['React Native'] },
  { text: 'you excel under pressure', names: [] },
  { text: 'advanced Excel', names: ['Excel'] },
  { text: 'MICROSOFT EXCEL AND SQL', names: ['Excel', 'SQL'] },
  { text: 'solid experience', names: [] },
  { text: 'a background in design', names: [] },
  {
    text: 'ecommerce, e commerce and E-Commerce',
    names: ['e-commerce', 'e-commerce', 'e-commerce'],
  },
  { text: 'on-boarding of staff', names: ['onboarding'] },
  { text: 'A/P and accounts payable', names: ['accounts payable', 'accounts payable'] },
  { text: 'we ship to production', names: [] },
  { text: 'clean the trucks', names: [] },
  { text: 'accounts, payable', names: [] },
])('finds $names in "$text"', ({ text, names }) => {
  expect(find(text)).toEqual(names);
});
