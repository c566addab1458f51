import {
  checkContact,
  checkEntry,
  EntryId,
  emptyEntry,
  emptyResume,
  SECTIONS,
} from '@shortlist/model';
import { readDocument } from '@shortlist/readers';
import { expect, it } from 'vitest';
import {
  ENGLISH,
  en,
  formatMessage,
  formatMessages,
  type Language,
  type Message,
} from './index.ts';

/** A second language, which nothing but this test knows. */
const GERMAN: Language = {
  tag: 'de',
  direction: 'ltr',
  texts: {
    rules: {
      fullName: 'Bitte den vollen Namen angeben.',
      dateTooLate: 'Bitte nichts nach {latest, month}.',
    },
    reading: { empty: 'Diese Datei ist leer.' },
    keywords: {
      addSkill: '{surface}: nur angeben, was stimmt.',
      confirmedIn: 'Belegt durch {quote} und {more} andere.',
      phrase: '„{words}“',
    },
  },
};

const inGerman = (message: Message) => formatMessage(GERMAN, en, message);
const inEnglish = (message: Message) => formatMessage(ENGLISH, en, message);

it('says what a rule refuses in the language that is given', () => {
  const { contact } = emptyResume(() => EntryId.parse('new'), SECTIONS);
  const check = checkContact(contact);
  if (check.ok) throw new Error('A contact without a name passed.');
  expect(inGerman(check.message)).toBe('Bitte den vollen Namen angeben.');
  expect(inEnglish(check.message)).toBe('Full Name is a required field.');
});

it('gives the texts the parameters as values, for each language to write', () => {
  const job = {
    ...emptyEntry('experience', EntryId.parse('new'), SECTIONS),
    startDate: { year: 2031, month: 1 },
  };
  const check = checkEntry(SECTIONS.ofKind('experience'), job, new Date(2026, 9, 22));
  if (check.ok) throw new Error('A job that begins years from now passed.');
  expect(inEnglish(check.message)).toBe('Please choose a date no later than Oct 2026.');
  expect(inGerman(check.message)).toBe('Bitte nichts nach Okt. 2026.');
});

it('says why a file is not read in the language that is given', async () => {
  const read = await readDocument(new Uint8Array());
  if (read.ok) throw new Error('An empty file was read.');
  expect(inGerman(read.problem.message)).toBe('Diese Datei ist leer.');
});

it('says what to do about a keyword in the language that is given, and messages within it', () => {
  const quote: Message<'keywords'> = { code: 'keywords.phrase', params: { words: 'Ran Redis' } };
  const advice: Message<'keywords'>[] = [
    { code: 'keywords.confirmedIn', params: { quote, more: 1 } },
    { code: 'keywords.addSkill', params: { surface: 'Redis' } },
  ];
  expect(formatMessages(GERMAN, en, advice)).toBe(
    'Belegt durch „Ran Redis“ und 1 andere. Redis: nur angeben, was stimmt.',
  );
  expect(formatMessages(ENGLISH, en, advice)).toContain(
    'You confirmed that your resume shows it (and in 1 more place): “Ran Redis”. Redis: If you',
  );
});

it.each([
  { most: 1, says: 'A resume can hold 1 entry of a kind.' },
  { most: 200, says: 'A resume can hold 200 entries of a kind.' },
])('counts $most', ({ most, says }) => {
  expect(inEnglish({ code: 'errors.manyEntries', params: { most } })).toBe(says);
});

it.each([
  [['.com'], '.com'],
  [['.com', '.org', '.us'], '.com, .org or .us'],
])('lists %j', (endings, list) => {
  expect(inEnglish({ code: 'forms.emailEnding', params: { endings } })).toContain(
    `ending in ${list}.`,
  );
});

it('compiles with a code that has a text, and its parameters', () => {
  // @ts-expect-error: no subject has this text.
  const unknown: Message = { code: 'rules.noSuchText' };
  // @ts-expect-error: the parameter is missing.
  const missing: Message = { code: 'rules.withoutId', params: {} };
  const why: Message<'rules'> = { code: 'rules.fullName' };
  const nested: Message<'drafts' | 'rules'> = { code: 'drafts.notSaved', params: { why } };
  // @ts-expect-error: a message within is of one of the subjects that are named.
  const foreign: Message<'drafts'> = { code: 'drafts.notSaved', params: { why } };
  expect(inEnglish(unknown)).toBe('rules.noSuchText');
  expect(inEnglish(missing)).toContain('undefined');
  expect(inEnglish(nested)).toBe('Not saved yet: Full Name is a required field.');
  expect(foreign).toEqual(nested);
});
