import { numberedIds } from '@shortlist/model';
import { expect, it } from 'vitest';
import { type Printed, printedRows, printedText } from '../document/placed-text.test-support.ts';
import { parseResume } from '../index.ts';
import { leadMarkers } from '../lines/lead-markers.ts';
import { inferTitles } from './infer-titles.ts';

const TEXT = [
  'Rowed out to the light each week and kept its log.',
  'Mended the lamp.',
  'Wrote to the harbour office, twice a month, in good years.',
];

/** Sections of the given titles, each with an entry title and text; the look and the space above are those of the titles. */
function titlesOf(
  titles: readonly string[],
  look: { size?: number; bold?: boolean },
  space: number,
) {
  let y = 20;
  const below = (text: string, more = 14, style = {}): Printed => {
    y += more;
    return { y, pieces: [{ text, ...style }] };
  };
  const lines = [
    below('Mika Sorensen', 0, { size: 20 }),
    ...titles.flatMap((title) => [
      below(title, space, look),
      below('Nightly rounds', 18, { bold: true }),
      ...TEXT.map((text) => below(text)),
      below('Daily rounds', 18, { bold: true }),
      ...TEXT.map((text) => below(text)),
    ]),
  ];
  return [...inferTitles([leadMarkers(printedRows(lines))])].map(({ cells }) => cells[0]?.text);
}

const UNKNOWN = ['By the Sea', 'Big Rooms', 'Good Hands', 'Claps'];

it('finds headings by their size, above bold titles of entries', () => {
  expect(titlesOf(UNKNOWN, { size: 14 }, 30)).toEqual(UNKNOWN);
});

it('finds headings in the look of the text by the space above them', () => {
  expect(titlesOf(UNKNOWN, {}, 40)).toEqual(UNKNOWN);
});

it('finds large headings that a mark leads', () => {
  const titles = UNKNOWN.map((title) => `• ${title}`);
  expect(titlesOf(titles, { size: 14 }, 30)).toEqual(UNKNOWN);
});

it('finds none among lines that nothing sets apart', () => {
  expect(titlesOf(UNKNOWN, {}, 14)).not.toContain('By the Sea');
});

it('leaves the name to the head of a document that sets it like its few headings', () => {
  const bold = (y: number, text: string): Printed => ({ y, pieces: [{ text, bold: true }] });
  const lines = [
    bold(20, 'Mika Sorensen'),
    { y: 34, pieces: [{ text: 'Bergen | mika@example.com | (512) 555-0147' }] },
    bold(60, 'Experience'),
    { y: 74, pieces: [{ text: 'Keeper, North Light, Jan 2019 – Present' }] },
    bold(100, 'Skills'),
    { y: 114, pieces: [{ text: 'Lamps, Logs' }] },
  ];
  const { resume } = parseResume(printedText(lines), numberedIds());
  expect(resume.contact.fullName).toBe('Mika Sorensen');
});
