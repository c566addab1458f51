import { describe, expect, it } from 'vitest';
import { readingOrder } from '../order/reading-order.ts';
import { flowingText, printedText } from '../placed-text.test-support.ts';
import type { PlacedText } from '../placed-text.ts';
import { splitSections } from '../sections/split-sections.ts';
import { readContact } from './read-contact.ts';

function contactOf(document: PlacedText) {
  const sections = readingOrder(document).flatMap(splitSections);
  const read = readContact(sections, document.bareLinks);
  return Object.fromEntries(Object.entries(read).map(([field, value]) => [field, value.text]));
}

const REST = ['# Experience', 'Cook, Ritz, 2019 – 2021', '# Skills', 'Sauces'];
const contactOfHead = (...head: string[]) => contactOf(flowingText([...head, ...REST]));

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

describe('an e-mail address', () => {
  it.each([
    ['behind its at sign', ['ada.byron@', 'example.org'], 'ada.byron@example.org'],
    ['before its at sign', ['ada.byron', '@example.org'], 'ada.byron@example.org'],
    ['within its host', ['ada.byron@exam', 'ple.org'], 'ada.byron@example.org'],
    ['within its last part', ['ada.byron@example.o', 'rg'], 'ada.byron@example.org'],
    ['before a point', ['ada.byron@example', '.org'], 'ada.byron@example.org'],
    ['at a hyphen of the name', ['ada-', 'byron@example.org'], 'ada-byron@example.org'],
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

describe('the name', () => {
  const headOf = (...pieces: { text: string; size?: number; bold?: boolean; x?: number }[][]) =>
    contactOf(
      printedText([
        ...pieces.map((each, at) => ({ y: 30 + at * 24, pieces: each })),
        { y: 30 + pieces.length * 24, pieces: [{ text: 'hello@example.org' }] },
        { y: 200, pieces: [{ text: 'Experience', size: 14, bold: true }] },
        { y: 220, pieces: [{ text: 'Cook at the Ritz and more of the words of the page' }] },
      ]),
    ).fullName;

  it.each([
    ['what the person does', [[{ text: 'Back End Developer', size: 24 }], [{ text: 'Ada Byron' }]]],
    [
      'what the document is',
      [[{ text: 'Functional Resume Sample', size: 24 }], [{ text: 'Ada Byron', size: 12 }]],
    ],
    [
      'the word for a resume',
      [[{ text: 'Curriculum Vitae', size: 24 }], [{ text: 'Ada Byron', size: 16 }]],
    ],
    ['the name of a site', [[{ text: 'GitHub', size: 16 }], [{ text: 'Ada Byron', size: 12 }]]],
  ])('is not %s, however large', (_, head) => {
    expect(headOf(...head)).toBe('Ada Byron');
  });

  it.each([
    ['two looks', [[{ text: 'ADA', size: 26 }], [{ text: 'BYRON', size: 26, bold: true }]]],
    ['two sizes', [[{ text: 'Ada', size: 22 }], [{ text: 'Byron', size: 28 }]]],
    [
      'two places',
      [
        [
          { text: 'Ada', size: 26 },
          { text: 'Byron', size: 26, x: 130 },
        ],
      ],
    ],
  ])('is put together from %s', (_, head) => {
    expect(headOf(...head)?.toLowerCase()).toBe('ada byron');
  });

  it.each([
    ['Resume of Ada Byron', 'Ada Byron'],
    ['Lebenslauf – Ada Byron', 'Ada Byron'],
    ['Ada Byron, RN, BSN', 'Ada Byron'],
    ['Dr. Ada Byron', 'Dr. Ada Byron'],
    ['ADA M. BYRON', 'ADA M. BYRON'],
    ["Ada O'Byron-Smith", "Ada O'Byron-Smith"],
  ])('is read from %s', (text, name) => {
    expect(headOf([{ text, size: 24 }])).toBe(name);
  });

  it('ends where the look changes to that of the headline', () => {
    const pieces = [
      { text: 'Ada Byron', size: 20, bold: true },
      { text: 'Pastry Cook', size: 20, before: ' ' as const, x: 180 },
    ];
    const document = printedText([
      { y: 30, pieces },
      { y: 60, pieces: [{ text: 'x@example.org' }] },
    ]);
    expect(contactOf(document).fullName).toBe('Ada Byron');
  });

  it('is doubted where nothing but its place speaks for it', () => {
    const sections = readingOrder(flowingText(['Fresh Start', 'x@example.org', ...REST])).flatMap(
      splitSections,
    );
    expect(readContact(sections, []).fullName?.confidence).toBeLessThan(0.75);
  });
});
