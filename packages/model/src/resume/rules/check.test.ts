import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { describe, expect, it } from 'vitest';
import {
  checkContact,
  checkEntry,
  checkResumeName,
  type EntryKind,
  missingResumeId,
  SECTIONS,
} from '../../index.ts';
import { type FlatEntry, readEntry } from '../flat-entry.test-support.ts';
import {
  awardWith,
  contactWith,
  educationWith,
  experienceWith,
  inWords,
} from '../resume.test-support.ts';

const ada = contactWith({ fullName: 'Ada Lovelace' });
const passed = { ok: true };

describe('checkContact', () => {
  it.each(['', '   ', '\n'])('[ED7] refuses the name %j', (fullName) => {
    const message = 'Full Name is a required field.';
    expect(inWords(checkContact({ ...ada, fullName }))).toEqual({
      ok: false,
      field: 'fullName',
      message,
    });
  });

  const email = { ok: false, field: 'email', message: 'Please enter a valid email address.' };

  it.each('com net org edu gov mil io co us uk ca'.split(' '))(
    '[ED7] takes an e-mail that ends in .%s',
    (ending) => {
      expect(inWords(checkContact({ ...ada, email: `ada@example.${ending}` }))).toEqual(passed);
      expect(
        inWords(checkContact({ ...ada, email: `ada@mail.example.${ending.toUpperCase()}` })),
      ).toEqual(passed);
    },
  );

  it.each([
    { address: '', country: '', as: passed },
    { address: ' ada+cv@example.com ', country: 'United States', as: passed },
    { address: 'ada@example.de', country: '', as: email },
    { address: 'ada@example.de', country: 'Canada', as: email },
    { address: 'ada@example.de', country: ' united states ', as: email },
    { address: 'ada@example.de', country: 'Germany', as: passed },
    { address: 'ольга@почта.рф', country: 'Россия', as: passed },
    { address: 'ada', country: 'Germany', as: email },
    { address: 'ada@example', country: 'Germany', as: email },
    { address: 'ada@@example.com', country: '', as: email },
    { address: 'ada@example.com@example.com', country: '', as: email },
    { address: 'ada lovelace@example.com', country: '', as: email },
    { address: '.ada@example.com', country: '', as: email },
    { address: 'ada..l@example.com', country: '', as: email },
    { address: 'ada@-example.com', country: '', as: email },
    { address: 'ada@example..com', country: '', as: email },
    { address: 'ada@example.com>', country: '', as: email },
  ])('[ED7] judges the e-mail $address of $country', ({ address, country, as }) => {
    expect(inWords(checkContact({ ...ada, email: address, country }))).toEqual(as);
  });

  const message = 'Please enter a valid phone number format, like (123) 456-7890.';
  const phone = { ok: false, field: 'phone', message };

  it.each([
    { number: '', country: '', as: passed },
    { number: '(123) 456-7890', country: '', as: passed },
    { number: '+1 (123) 456-7890', country: 'United States', as: passed },
    { number: '123-456-7890', country: 'Canada', as: passed },
    { number: '123.456.7890', country: '', as: passed },
    { number: '1234567890', country: '', as: passed },
    { number: '+11234567890', country: '', as: passed },
    { number: '123456789', country: '', as: phone },
    { number: '12345678901', country: '', as: phone },
    { number: '+44 20 7946 0958', country: '', as: phone },
    { number: '+44 20 7946 0958', country: 'United Kingdom', as: passed },
    { number: '01 23 45 67 89', country: 'France', as: passed },
    { number: '030/1234567', country: 'Germany', as: passed },
    { number: '123456', country: 'Germany', as: phone },
    { number: '1234567890123456', country: 'Germany', as: phone },
    { number: '49+301234567', country: 'Germany', as: phone },
    { number: 'call me', country: 'Germany', as: phone },
  ])('[ED7] judges the phone $number of $country', ({ number, country, as }) => {
    expect(inWords(checkContact({ ...ada, phone: number, country }))).toEqual(as);
  });

  // A rule that goes back over what it has read takes longer for these than any test may.
  it.each([
    `${'a'.repeat(1e6)}@`,
    `a@${'a.'.repeat(5e5)}`,
    `${'a.'.repeat(5e5)}@b.com`,
    '@'.repeat(1e6),
  ])('answers a very long e-mail at once', (long) => {
    expect(inWords(checkContact({ ...ada, email: long, country: 'Germany' }))).toEqual(email);
  });

  it('answers a very long phone at once', () => {
    expect(
      inWords(checkContact({ ...ada, phone: ' '.repeat(1e6).concat('1 '.repeat(5e5)) })),
    ).toEqual(phone);
  });
});

const NOW = new Date(2026, 10, 21);

const check = <K extends EntryKind>(kind: K, flat: FlatEntry<K>) =>
  checkEntry(SECTIONS.ofKind(kind), readEntry(kind, flat, SECTIONS), NOW);

describe('checkEntry', () => {
  it('saves any experience', () => {
    expect(inWords(check('experience', experienceWith({})))).toEqual(passed);
  });

  it.each(['', '0', '5', '5.0', '3.85', '.5', '4.', ' 3.5 '])('[ED9] takes the GPA %j', (gpa) => {
    expect(inWords(check('education', educationWith({ gpa })))).toEqual(passed);
  });

  it.each(['5.01', '-1', '3,5', 'A', '3.5/4', '1e0', '0x1', 'Infinity', '1.2.3'])(
    '[ED9] refuses the GPA %j',
    (gpa) => {
      const message = 'Please enter a valid GPA between 0.0 and 5.0.';
      expect(inWords(check('education', educationWith({ gpa })))).toEqual({
        ok: false,
        field: 'gpa',
        message,
      });
    },
  );

  it.each([
    { kind: 'award', message: 'Cannot save an empty award entry.' },
    { kind: 'certification', message: 'Cannot save an empty certification.' },
  ] as const)(
    '[ED10] refuses an empty $kind and takes one with any field filled',
    ({ kind, message }) => {
      const refused = { ok: false, field: 'name', message };
      expect(inWords(check(kind, awardWith({})))).toEqual(refused);
      expect(inWords(check(kind, awardWith({ name: ' ', relevance: '• ' })))).toEqual(refused);
      for (const field of ['name', 'organization', 'date', 'relevance']) {
        expect(inWords(check(kind, awardWith({ [field]: '2024' })))).toEqual(passed);
      }
    },
  );

  it.each(['0000', 'Jan 0204'])('[ED13] refuses an award of a year that cannot be: %s', (date) => {
    const checked = check('award', awardWith({ name: 'Prize', date }));
    expect(checked.ok ? undefined : checked.field).toBe('date');
  });

  it('[ED11] refuses a project without a name', () => {
    const message = 'Cannot save a project without a name.';
    const project = awardWith({ name: ' ', organization: 'Acme' });
    expect(inWords(check('project', project))).toEqual({
      ok: false,
      field: 'name',
      message,
    });
    expect(inWords(check('project', { ...project, name: 'Engine' }))).toEqual(passed);
  });
});

it('[ED9] answers a very long GPA at once', () => {
  expect(check('education', educationWith({ gpa: `${'1'.repeat(1e6)}x` })).ok).toBe(false);
});

describe('checkResumeName', () => {
  it('[CR3] asks for a name to create', () => {
    const message = 'Please enter a resume name.';
    expect(inWords(checkResumeName(' ', 'create'))).toEqual({ ok: false, field: 'name', message });
    expect(inWords(checkResumeName('Mine', 'create'))).toEqual(passed);
  });

  it('[ED2] asks for a name to rename', () => {
    const message = 'Resume name cannot be empty.';
    expect(inWords(checkResumeName('', 'rename'))).toEqual({ ok: false, field: 'name', message });
  });
});

describe('saving without a resume id', () => {
  it.each([
    ['contact', 'No resume ID found. Cannot save.'],
    ['project', 'Error: Cannot save project without a resume ID.'],
    ['experience', 'Error: Cannot save experience without a resume ID.'],
    ['skills', 'Error: Cannot save skills without a resume ID.'],
  ] as const)('[ED7] [ED11] [ED16] says for %s: %s', (thing, words) => {
    expect(formatMessage(ENGLISH, en, missingResumeId(thing))).toBe(words);
  });
});
