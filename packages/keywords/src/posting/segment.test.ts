import { expect, it } from 'vitest';
import { readWords } from '../text/words.ts';
import { segment } from './segment.ts';

const read = (text: string) =>
  segment(text, readWords(text)).map(({ kind, text: said }) => [kind, said]);

it('parts a posting by its headings', () => {
  const posting = `Data Analyst
About Acme
Acme is a leader. You will join our analysts.
What you will do
- Build reports
Requirements
- SQL
- Tableau is a plus
Nice to have: Python
Benefits
Dental and PTO`;
  expect(read(posting)).toEqual([
    ['title', 'Data Analyst'],
    ['drop', 'Acme is a leader.'],
    ['prose', 'You will join our analysts.'],
    ['duty', 'Build reports'],
    ['must', 'SQL'],
    ['nice', 'Tableau is a plus'],
    ['nice', 'Python'],
    ['drop', 'Dental and PTO'],
  ]);
});

it('keeps what comes before any heading, as asked for or as an introduction', () => {
  expect(read('Cook\nBusy place.\nYou need knife skills.')).toEqual([
    ['title', 'Cook'],
    ['intro', 'Busy place.'],
    ['prose', 'You need knife skills.'],
  ]);
});

it('takes a task told before any heading for asked for, and a pitch for an introduction', () => {
  const posting =
    'Manager\nLead the front desk. Join our growing team today. The role covers rotas.';
  expect(read(posting).map(([kind]) => kind)).toEqual(['title', 'prose', 'intro', 'prose']);
});

it('takes all of a posting for asked for when it knows none of its headings', () => {
  expect(read('Ingénieur\nProfil\nPython, Docker').map(([kind]) => kind)).toEqual([
    'title',
    'prose',
    'prose',
  ]);
});

it('fails open: a misread heading does not lose the posting', () => {
  const posting = `Dentist\nWhy us\nTreat patients all day.\nUse digital radiography.\nPlace crowns.`;
  expect(read(posting).map(([kind]) => kind)).toEqual(['title', 'prose', 'prose', 'prose']);
});

it('leaves negated words out', () => {
  const text =
    "Tester\nRequirements\nSelenium. You won't need Java. No degree required. Not looking for Perl";
  const words = segment(text, readWords(text)).flatMap((sentence) => sentence.words);
  expect(words.map((word) => word.text)).toEqual(['Tester', 'Selenium']);
});
