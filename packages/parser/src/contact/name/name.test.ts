import { describe, expect, it } from 'vitest';
import { flowingText, printedText } from '../../document/placed-text.test-support.ts';
import { readingOrder } from '../../order/reading-order.ts';
import { splitSections } from '../../sections/split-sections.ts';
import { contactOf, REST } from '../contact.test-support.ts';
import { readContact } from '../read-contact.ts';

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
    const document = flowingText(['Fresh Start', 'x@example.org', ...REST]);
    const sections = splitSections(readingOrder(document)).flat();
    expect(readContact(sections, []).fullName?.confidence).toBeLessThan(0.75);
  });
});

it('goes on in the line below where the e-mail says so, before a bar and a headline', () => {
  const document = printedText([
    { y: 30, pieces: [{ text: 'Ada Augusta', size: 24, bold: true }] },
    { y: 52, pieces: [{ text: 'Byron-King | Analyst', size: 24 }] },
    { y: 80, pieces: [{ text: 'ada.augusta.byron.king@example.org' }] },
  ]);
  expect(contactOf(document).fullName).toBe('Ada Augusta Byron-King');
});

it('is found in the middle of a table that has the contacts in its first column', () => {
  const at = (y: number, x: number, text: string, size = 10) => ({
    y,
    pieces: [{ text, x, size }],
  });
  const document = printedText([
    at(30, 60, 'CONTACT', 12),
    at(50, 60, 'ada@example.org'),
    at(70, 60, 'SKILLS', 12),
    at(90, 60, 'Sauces'),
    at(110, 60, 'Ada Byron', 24),
    at(140, 60, 'EXPERIENCE', 12),
    at(160, 60, 'Cook, Ritz, 2019 – 2021'),
  ]);
  expect(contactOf(document).fullName).toBe('Ada Byron');
});

it('takes no number below it for a part of the name', () => {
  const lines = ['ADA BYRON', '0161 496 0723', 'ada.byron@example.org', 'Leeds, UK', ...REST];
  expect(contactOf(flowingText(lines)).fullName).toBe('ADA BYRON');
});
