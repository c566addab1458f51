import { standardLexicon } from '@shortlist/keywords';
import { LETTER, type Letter, type PointId, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { checkLetter, letterDoubts } from '../index.ts';

const TODAY = '2026-11-28';
const EMPTY: Letter = LETTER.readParts([], SECTIONS);

const saying = (...paragraphs: string[]): Letter => ({
  ...EMPTY,
  recipient: { name: '', title: '', company: 'Zenith Systems GmbH', address: 'Hamburg' },
  body: { blocks: paragraphs.map((text, at) => ({ id: `p${at}` as PointId, text })) },
});

describe('[LT3] what is said of a letter before it goes out', () => {
  it.each([
    { date: '2026-10-20', isOld: true },
    { date: '2026-10-28', isOld: false },
    { date: '2026-12-24', isOld: false },
    { date: 'October 3, 2026', isOld: true },
    { date: 'November 3rd, 2026', isOld: false },
    { date: 'Hamburg, 3. Oktober 2026', isOld: true },
    { date: 'Lyon, le 1er septembre 2026', isOld: true },
    { date: '3 de octubre de 2026', isOld: true },
    { date: '3.10.2026', isOld: true },
    { date: '27.11.2026', isOld: false },
    { date: 'in spring', isOld: false },
    { date: '2026-99-99', isOld: false },
    { date: '', isOld: false },
  ])('is a date of more than a month ago: $date', ({ date, isOld }) => {
    const letter = { ...EMPTY, letter: { ...EMPTY.letter, date } };
    expect(letterDoubts(letter, TODAY).isDateOld).toBe(isOld);
  });

  it('are blanks, in the order of the page', () => {
    const letter = saying('I like [why this company] and ____.', 'See [1] and snake_case.');
    const { blanks } = letterDoubts(
      { ...letter, letter: { ...letter.letter, salutation: 'Dear [name],', closing: '____' } },
      TODAY,
    );
    expect(blanks.map(({ source, text, start, end }) => [source, text.slice(start, end)])).toEqual([
      ['letter.salutation', '[name]'],
      ['body.0', '[why this company]'],
      ['body.0', '____'],
      ['letter.closing', '____'],
    ]);
  });

  it('is that nobody is written to', () => {
    expect(letterDoubts(EMPTY, TODAY).hasNoRecipient).toBe(true);
    expect(letterDoubts(saying(), TODAY).hasNoRecipient).toBe(false);
  });

  it('are a date and a name of the writer that are empty', () => {
    expect(letterDoubts(EMPTY, TODAY)).toMatchObject({ hasNoDate: true, hasNoName: true });
    const { letter, contact } = EMPTY;
    const dated = { ...EMPTY, letter: { ...letter, date: 'in spring', name: ' ' } };
    expect(letterDoubts(dated, TODAY)).toMatchObject({ hasNoDate: false, hasNoName: true });
    const named = { ...EMPTY, contact: { ...contact, fullName: 'Ada King' } };
    expect(letterDoubts(named, TODAY).hasNoName).toBe(false);
    const signed = { ...EMPTY, letter: { ...letter, name: 'Ada' } };
    expect(letterDoubts(signed, TODAY).hasNoName).toBe(false);
  });

  it.each([
    ['I would love to join Acme and its team.', ['Acme']],
    ['What draws me to you is Acme’s way of working.', ['Acme’s']],
    ['At Northern Light Ltd I would build bridges.', ['Northern Light Ltd']],
    ['Ich freue mich darauf, bei Siemens zu beginnen.', ['Siemens']],
    ['Je souhaite rejoindre Danone.', ['Danone']],
    ['At Globex I ran services for Initech.', []],
    ['I would love to join Zenith Systems in Hamburg.', []],
    ['I was born in Leeds and moved on Monday.', []],
    ['Ich freue mich auf ein Gespräch bei Ihnen und auf die Arbeit im Team.', []],
  ])('are companies that are neither the reader’s nor in the resume: %s', (says, wanted) => {
    const resume = 'Engineer, Globex, Initech';
    const sources = { resume, posting: '', today: TODAY, lexicon: standardLexicon() };
    const { companies } = checkLetter(saying(says), sources);
    expect(companies.map(({ start, end }) => says.slice(start, end))).toEqual(wanted);
  });
});
