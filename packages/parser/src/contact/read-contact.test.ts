import { describe, expect, it } from 'vitest';
import { flowingText, printedText } from '../document/placed-text.test-support.ts';
import { contactOf, contactOfHead, REST } from './contact.test-support.ts';

it('reads a line of contacts between bars', () => {
  expect(
    contactOfHead(
      'Ada Byron',
      'Houston, TX | 713-555-0178 | ada@example.org | linkedin.com/in/ada-b | ada.dev',
    ),
  ).toEqual({
    fullName: 'Ada Byron',
    email: 'ada@example.org',
    phone: '713-555-0178',
    linkedin: 'ada-b',
    website: 'ada.dev',
    city: 'Houston',
    state: 'TX',
  });
});

it('reads contacts between icons, and where nothing parts them but a space', () => {
  const line = '✉ ada@example.org ☎ 0161 496 0723 ⌂ Leeds, UK in linkedin.com/in/ada-b';
  expect(contactOfHead('Ada Byron', line)).toEqual({
    fullName: 'Ada Byron',
    email: 'ada@example.org',
    phone: '0161 496 0723',
    linkedin: 'ada-b',
    city: 'Leeds',
    country: 'UK',
  });
});

describe('a phone', () => {
  it.each([
    '(713) 555-0178',
    '713.555.0178',
    '+1 416 555 0199',
    '+49 30 23125 148',
    '07700 900461',
    '+33 6 12 34 56 78',
    '06 1234 5678',
    '0176/12345678',
    '512.555.0148 x23',
    '(305) 555-0182 ext. 7',
    '030 555018, Durchwahl 12',
    '(0 40) 555 31 - 46',
    '206/555-0117',
  ])('is kept as it is written: %s', (phone) => {
    expect(contactOfHead('Ada Byron', `Tel.: ${phone}`).phone).toBe(phone);
  });

  it('is no range of years and no postal code', () => {
    expect(contactOfHead('Ada Byron', '2015 - 2019', '10115 Berlin').phone).toBeUndefined();
  });
});

describe('a place', () => {
  it.each([
    ['Berlin, Germany', { city: 'Berlin', country: 'Germany' }],
    ['Berlin, DE', { city: 'Berlin', country: 'DE' }],
    ['Ghent BE', { city: 'Ghent', country: 'BE' }],
    ['Zwettl, Niederösterreich AT', { city: 'Zwettl', state: 'Niederösterreich', country: 'AT' }],
    ['Toronto, ON, Canada', { city: 'Toronto', state: 'ON', country: 'Canada' }],
    ['12 Mill Lane, Leeds LS1 4AP, United Kingdom', { city: 'Leeds', country: 'United Kingdom' }],
    ['Musterstr. 12, 10115 Berlin', { city: 'Berlin' }],
    ['Wohnort: Kleinmachnow', { city: 'Kleinmachnow' }],
    ['São Paulo, SP, Brasil', { city: 'São Paulo', state: 'SP', country: 'Brasil' }],
  ])('%s', (line, place) => {
    const { city, state, country } = contactOfHead('Ada Byron', 'ada@example.org', line);
    expect(JSON.parse(JSON.stringify({ city, state, country }))).toEqual(place);
  });

  it('is a plain word beside a phone or an e-mail', () => {
    expect(contactOfHead('Ada Byron', 'Hebden | ada@example.org').city).toBe('Hebden');
  });
});

describe('LinkedIn', () => {
  it('is taken from the target of a link', () => {
    const document = flowingText(['Ada Byron', 'LinkedIn', ...REST]);
    const bareLinks = [{ link: 'https://www.linkedin.com/in/ada-b/', page: 0, x: 0, y: 0 }];
    expect(contactOf({ ...document, bareLinks }).linkedin).toBe('ada-b');
  });

  it('goes on in the next line where it breaks', () => {
    expect(contactOfHead('Ada Byron', 'linkedin.com/in/ada-', 'byron-1815').linkedin).toBe(
      'ada-byron-1815',
    );
  });
});

describe('a name', () => {
  it('is the largest text, of two lines and in any alphabet', () => {
    const lines = [
      { y: 30, pieces: [{ text: 'Анна', size: 22 }] },
      { y: 54, pieces: [{ text: 'Каренина', size: 22 }] },
      { y: 70, pieces: [{ text: 'Инженер' }] },
      { y: 84, pieces: [{ text: 'anna@example.org' }] },
    ];
    expect(contactOf(printedText(lines)).fullName).toBe('Анна Каренина');
  });

  it('is the one that the address knows where no text is larger', () => {
    expect(contactOfHead('Senior Cook', 'Ada Byron', 'ada.byron@example.org').fullName).toBe(
      'Ada Byron',
    );
  });

  it('loses what the person does behind a comma', () => {
    expect(contactOfHead('Ada Byron, Data Analyst', 'ada@example.org').fullName).toBe('Ada Byron');
  });
});

it('takes a web address that is a profile elsewhere only where there is no other', () => {
  expect(contactOfHead('Ada Byron', 'github.com/ada | adabyron.net').website).toBe('adabyron.net');
  expect(contactOfHead('Ada Byron', 'github.com/ada').website).toBe('github.com/ada');
});

it('does not take the address of another person from the references', () => {
  const lines = [
    'Ada Byron',
    'ada@example.org',
    ...REST,
    '# References',
    'Bob, bob@example.org, 713-555-0100',
  ];
  expect(contactOf(flowingText(lines)).email).toBe('ada@example.org');
});

it.each([
  ['A d a B y r o n', 'Ada Byron'],
  ['A D A B Y R O N', 'ADA BYRON'],
])('puts the letters of a name together that are set apart: %s', (spaced, fullName) => {
  expect(contactOfHead(spaced, 'ada.byron@example.org')).toMatchObject({ fullName });
});

it('reads contacts between commas and stars', () => {
  expect(contactOfHead('Ada Byron', 'Leeds, UK, 0161 496 0723, ada@example.org')).toMatchObject({
    city: 'Leeds',
    country: 'UK',
    phone: '0161 496 0723',
  });
  expect(contactOfHead('Ada Byron', 'Houston, TX * (713) 555-0178')).toMatchObject({
    city: 'Houston',
    state: 'TX',
  });
});

it.each([
  ['in a form', 'Surname(s) / First name(s) Ada Byron'],
  ['in another language', 'Achternaam / Voornaam Ada Byron'],
  ['before a colon', 'Nombre y apellidos: Ada Byron'],
  ['before a gap', 'Vor- und Zuname\tAda Byron'],
])('takes the name behind words for its parts %s', (_, line) => {
  expect(contactOfHead('# Lebenslauf', line, 'x@example.org').fullName).toBe('Ada Byron');
});
