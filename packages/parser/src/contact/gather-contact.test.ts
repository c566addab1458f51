import { numberedIds, SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { expect, it } from 'vitest';
import { type Printed, printedText } from '../document/placed-text.test-support.ts';
import { parseResume } from '../parse-resume.ts';

const HEAD: Printed[] = [
  { y: 40, pieces: [{ text: 'Ada Byron', size: 20, bold: true }] },
  { y: 80, pieces: [{ text: 'EXPERIENCE', bold: true }] },
  { y: 96, pieces: [{ text: 'Cook, Acme Inc' }, { text: '2019 – 2021', x: 480 }] },
];
const footer = (y: number, text: string): Printed => ({ y, pieces: [{ text, size: 8 }] });

const parse = (lines: readonly Printed[]) => parseResume(printedText(lines), numberedIds());

it('reads contacts that stand in a footer, and not as a part of the section above it', () => {
  const { resume, unplaced } = parse([
    ...HEAD,
    footer(760, 'Leeds, UK · 0161 496 0723'),
    footer(770, 'ada@example.org · adabyron.net'),
  ]);
  expect(resume.contact).toMatchObject({
    email: 'ada@example.org',
    phone: '0161 496 0723',
    city: 'Leeds',
    country: 'UK',
    website: 'adabyron.net',
  });
  expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([
    { role: 'Cook', company: 'Acme Inc', bullets: '' },
  ]);
  expect(unplaced).toEqual([]);
});

it('leaves the contacts of referees where they are', () => {
  const { resume } = parse([
    ...HEAD,
    { y: 130, pieces: [{ text: 'REFERENCES', bold: true }] },
    { y: 146, pieces: [{ text: 'Charles Babbage · charles@example.com · London, UK' }] },
    { y: 160, pieces: [{ text: 'Mary Somerville · mary@example.com · Paris, France' }] },
  ]);
  expect(resume.contact.city).toBe('');
});
