import { readDocument } from '@shortlist/readers';
import {
  checkContact,
  checkEntry,
  EntryId,
  emptyEntry,
  emptyResume,
  SECTIONS,
} from '@shortlist/resume';
import { expect, it } from 'vitest';
import { en, type Message, type Messages, say, sayAll } from './index.ts';

/** A second language, which nothing but this test knows. */
const german = {
  ...en,
  rules: {
    ...en.rules,
    fullName: 'Bitte den vollen Namen angeben.',
    dateTooLate: ({ latest }) => `Bitte nichts nach ${latest.month}/${latest.year}.`,
  },
  reading: { ...en.reading, empty: 'Diese Datei ist leer.' },
  keywords: {
    ...en.keywords,
    addSkill: ({ surface }) => `${surface}: nur angeben, was stimmt.`,
    confirmed: ({ sentence, more }) => `Belegt durch „${sentence}“ und ${more} andere.`,
  },
} satisfies Messages;

it('says what a rule refuses in the language that is given', () => {
  const { contact } = emptyResume(() => EntryId.parse('new'));
  const check = checkContact(contact);
  if (check.ok) throw new Error('A contact without a name passed.');
  expect(say(german, check.message)).toBe('Bitte den vollen Namen angeben.');
  expect(say(en, check.message)).toBe('Full Name is a required field.');
});

it('gives the words the parameters as values, for each language to write', () => {
  const job = {
    ...emptyEntry('experience', EntryId.parse('new')),
    startDate: { year: 2031, month: 1 },
  };
  const check = checkEntry(SECTIONS.ofKind('experience'), job, new Date(2026, 10, 22));
  if (check.ok) throw new Error('A job that begins years from now passed.');
  expect(say(en, check.message)).toBe('Please choose a date no later than Nov 2026.');
  expect(say(german, check.message)).toBe('Bitte nichts nach 11/2026.');
});

it('says why a file is not read in the language that is given', async () => {
  const read = await readDocument(new Uint8Array());
  if (read.ok) throw new Error('An empty file was read.');
  expect(say(german, read.problem.message)).toBe('Diese Datei ist leer.');
});

it('says what to do about a keyword in the language that is given', () => {
  const advice: Message<'keywords'>[] = [
    { code: 'keywords.confirmed', params: { sentence: 'Ran Redis', more: 1 } },
    { code: 'keywords.addSkill', params: { surface: 'Redis' } },
  ];
  expect(sayAll(german, advice)).toBe(
    'Belegt durch „Ran Redis“ und 1 andere. Redis: nur angeben, was stimmt.',
  );
  expect(sayAll(en, advice)).toContain(
    'You confirmed that your resume shows it (and in 1 more place): “Ran Redis”. Redis: If you',
  );
});

it.each([
  { most: 1, says: 'A resume can hold 1 entry of a kind.' },
  { most: 200, says: 'A resume can hold 200 entries of a kind.' },
])('counts $most', ({ most, says }) => {
  expect(say(en, { code: 'errors.manyEntries', params: { most } })).toBe(says);
});

it.each([
  [['.com'], '.com'],
  [['.com', '.org', '.us'], '.com, .org or .us'],
])('lists %j', (endings, list) => {
  const advice: Message<'forms'> = { code: 'forms.emailEnding', params: { endings } };
  expect(say(en, advice)).toContain(`end in ${list}. Give`);
});
