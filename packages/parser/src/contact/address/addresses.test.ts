import { describe, expect, it } from 'vitest';
import { flowingText, printedText } from '../../document/placed-text.test-support.ts';
import { contactOf, contactOfHead, REST } from '../contact.test-support.ts';

describe('an e-mail address', () => {
  it.each([
    ['behind its at sign', ['ada.byron@', 'example.org'], 'ada.byron@example.org'],
    ['before its at sign', ['ada.byron', '@example.org'], 'ada.byron@example.org'],
    ['within its host', ['ada.byron@exam', 'ple.org'], 'ada.byron@example.org'],
    ['within its last part', ['ada.byron@example.o', 'rg'], 'ada.byron@example.org'],
    ['before a point', ['ada.byron@example', '.org'], 'ada.byron@example.org'],
    ['at a hyphen of the name', ['ada-', 'byron@example.org'], 'ada-byron@example.org'],
    ['twice', ['ada.l-', 'byron@looms-', 'and.example.org'], 'ada.l-byron@looms-and.example.org'],
  ])('goes on in the line below where it breaks %s', (_, lines, email) => {
    const read = contactOfHead('Ada Byron', ...lines, '0161 496 0723');
    expect(read).toMatchObject({ email, phone: '0161 496 0723' });
  });

  it('is not made longer by the words below it', () => {
    const read = contactOfHead('Ada Byron', 'ada@example.org', 'lisbon');
    expect(read.email).toBe('ada@example.org');
  });

  it.each([
    ['Emailada@example.org', 'ada@example.org'],
    ['E-mail:ada@example.org', 'ada@example.org'],
    ['ada@example.orgPhone: 0161 496 0723', 'ada@example.org'],
    ['0161-496-0723ada@example.org', 'ada@example.org'],
    ['mail@example.org', 'mail@example.org'],
    ['mailbox@example.org', 'mailbox@example.org'],
  ])('is cut out of what is glued to it: %s', (line, email) => {
    expect(contactOfHead('Ada Byron', line).email).toBe(email);
  });

  it('is that of its link where its letters are set apart', () => {
    const text = 'a d a @ e x a m p l e . o r g';
    const document = printedText([
      { y: 30, pieces: [{ text: 'Ada Byron', size: 22 }] },
      { y: 50, pieces: [{ text, link: 'mailto:ada@example.org' }] },
    ]);
    expect(contactOf(document).email).toBe('ada@example.org');
  });
});

it.each([
  ['Phone+49 30 23125 148', '+49 30 23125 148'],
  ['Tel.0161 496 0723', '0161 496 0723'],
  ['(416) 555 – 0199 | ada@example.org', '(416) 555 – 0199'],
])('reads a phone out of %s', (line, phone) => {
  expect(contactOfHead('Ada Byron', line).phone).toBe(phone);
});

it('takes no range of years for a phone, of whatever century', () => {
  expect(contactOfHead('Ada Byron', 'ada@example.org', '1715–1716').phone).toBeUndefined();
});

describe('a web address', () => {
  it('ends where its line ends, whatever stands below', () => {
    const lines = ['ada@example.org', 'https://adabyron.net/', 'Profiles'];
    expect(contactOfHead('Ada Byron', ...lines).website).toBe('https://adabyron.net/');
  });

  it('goes on in the line below where its link does', () => {
    const link = 'https://adabyron.net/essays/';
    const document = printedText([
      { y: 30, pieces: [{ text: 'Ada Byron', size: 22 }] },
      { y: 50, pieces: [{ text: 'adabyron.net/', link }] },
      { y: 64, pieces: [{ text: 'essays', link }] },
    ]);
    expect(contactOf(document).website).toBe('adabyron.net/essays');
  });

  it('is not that behind the name of another site', () => {
    const document = flowingText(['Ada Byron', 'LinkedIn', ...REST]);
    const [name, linkedin, ...rest] = document.lines;
    const pieces = linkedin?.pieces.map((piece) => ({ ...piece, link: 'https://lnk.example/ada' }));
    const lines = name && linkedin ? [name, { ...linkedin, pieces: pieces ?? [] }, ...rest] : [];
    expect(contactOf({ ...document, lines }).website).toBeUndefined();
  });

  it('is known by standing among the contacts where its ending is not', () => {
    expect(contactOfHead('Ada Byron', 'ada@example.org', 'adabyron.wtf').website).toBe(
      'adabyron.wtf',
    );
  });
});

it.each([
  ['Blumenau (BR), SC', { city: 'Blumenau', state: 'SC', country: 'BR' }],
  ['〒604-8001 京都府京都市中京区木屋町1-2-3', { city: '京都市', state: '京都府' }],
  ['Αθήνα', { city: 'Αθήνα' }],
])('reads the place %s of others', (line, place) => {
  const read = contactOfHead('Ada Byron', `ada@example.org | ${line}`);
  expect(read).toMatchObject(place);
  expect(read.phone).toBeUndefined();
});

describe('a place', () => {
  it.each([
    [
      '12 Mill Lane – Hebden – California, United States, 95814',
      'Hebden',
      'California',
      'United States',
    ],
    ['Based in Lisbon', 'Lisbon', undefined, undefined],
    ['Lisbon, Portugal (remote)', 'Lisbon', undefined, 'Portugal'],
    ['Calle Mayor 12, 28013 Madrid, Spain', 'Madrid', undefined, 'Spain'],
    ['Bengaluru, Karnataka, India - 560001', 'Bengaluru', 'Karnataka', 'India'],
    ['Columbus OH 43004', 'Columbus', 'OH', undefined],
    ['Pune (MH), India', 'Pune', 'MH', 'India'],
    ['Úbeda, Jaén', 'Úbeda', 'Jaén', undefined],
    ['Mill Lane, Hebden', 'Hebden', undefined, undefined],
    ['Guingamp, Bretagne, France', 'Guingamp', 'Bretagne', 'France'],
    ['Hintergasse, 8000 Zürich, Switzerland', 'Zürich', undefined, 'Switzerland'],
  ])('is read from %s', (line, city, state, country) => {
    const read = contactOfHead('Ada Byron', 'ada@example.org', line);
    expect([read.city, read.state, read.country]).toEqual([city, state, country]);
  });

  it('takes its country from the line below', () => {
    const read = contactOfHead('Ada Byron', '12 Mill Lane', 'Leeds LS1 4AP', 'United Kingdom');
    expect(read).toMatchObject({ city: 'Leeds', country: 'United Kingdom' });
  });

  it.each(['since 1865 Ph.D. candidate in Computer Science', 'Born 1990 in New York'])(
    'is not read from %s',
    (line) => {
      expect(contactOfHead('Ada Byron', 'ada@example.org', line).city).toBeUndefined();
    },
  );
});

it('takes no part of an e-mail address for a web address', () => {
  expect(contactOfHead('Ada Byron', 'ada.de.byron@example.org').website).toBeUndefined();
});

it('puts a host together that breaks within its last part', () => {
  expect(contactOfHead('Ada Byron', 'adabyron.example.c', 'om').website).toBe(
    'adabyron.example.com',
  );
});

it('joins no web address to the e-mail above it', () => {
  const read = contactOfHead('Ada Byron', 'ada@example.org', 'www.linkedin.com/in/ada-b');
  expect(read).toMatchObject({ email: 'ada@example.org', linkedin: 'ada-b' });
});

it('reads contacts between the names of icons', () => {
  const line =
    'Envelope ada@example.org Phone-alt 0161 496 0723 Map-marker-alt Leeds, UK LINKEDIN linkedin.com/in/ada-b';
  expect(contactOfHead('Ada Byron', line)).toMatchObject({
    email: 'ada@example.org',
    phone: '0161 496 0723',
    city: 'Leeds',
    country: 'UK',
    linkedin: 'ada-b',
  });
});

it.each([
  ['0176 12345678', 'Buxtehude, DE', { city: 'Buxtehude', country: 'DE' }],
  ['302-555-0178', 'Newark, DE', { city: 'Newark', state: 'DE' }],
  ['302-555-0178', 'Lerdo', { city: 'Lerdo' }],
])('reads a place by the phone and the lines beside it: %s, %s', (phone, line, place) => {
  const { city, state, country } = contactOfHead('Ada Byron', 'Head Cook', phone, line);
  expect(JSON.parse(JSON.stringify({ city, state, country }))).toEqual(place);
});

it('reads a phone with hyphens that do not break', () => {
  expect(contactOfHead('Ada Byron', '+55 11 95555‑0131').phone).toBe('+55 11 95555‑0131');
});
