import { numberedIds, SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import type { PlacedText } from '@shortlist/placed-text';
import { describe, expect, it } from 'vitest';
import { flowingText, type Printed, printedText } from '../document/placed-text.test-support.ts';
import { parseResume } from '../parse-resume.ts';

/** Texts that look like a page's foot, its number, or the document's title. */
const LIKE_FEET = [
  'Ran the help desk for 3 sites – 24/7',
  'Guest rating kept at 4.8 of 5 · 9/10',
  'Cut the costs of repairs – 12/15',
  'Answered the phone | 24/7',
  'Updated the stock list daily.',
  'Updated 40 price lists',
  'Last updated the menu in 2024',
  'Zuletzt aktualisiert wurde die Karte',
  'Stand-up lead for two teams',
  'Stand-in for the customs broker.',
  'Stand der Technik',
  'Page layout for 12 titles',
  'Page 3 editor',
  'Seite 4 gestaltet',
  'Wrote © notices for 40 books in 2021',
  'Kept © marks of the house, 1990 to 2021',
];

/** Texts that stand alone in a row as a title or a number, and may be items of a list. */
const ITEMS = [...LIKE_FEET, 'Resume', 'CV', 'Europass', 'Page 2', '1 of 2'];

const RANGES = ['09/18 – 12/20', '06/08 – 02/11', '9/18 - 12/20', '01/15 – 11/19'];

const read = (document: PlacedText) => parseResume(document, numberedIds());

/** All that the jobs say in points. */
const pointsOf = (document: PlacedText): string =>
  flatEntriesOf(read(document).resume, 'experience', SECTIONS)
    .map(({ bullets }) => bullets)
    .join('\n');

const HEAD = ['Ruth Adeyemi', 'ruth.adeyemi@example.org', '# Experience'];

/** The lines on a page, the first `top` points below its edge. */
function page(lines: readonly string[], { top = 60, number = 0 } = {}): Printed[] {
  return lines.map((text, at) => {
    const isHeading = text.startsWith('# ');
    const isName = at === 0 && number === 0;
    const size = isName ? 20 : 10 + Number(isHeading) * 4;
    return {
      page: number,
      y: top + at * 14,
      pieces: text.split('\t').map((part, cell) => ({
        text: part.replace(/^# /, ''),
        x: cell === 0 ? 72 : 420,
        size,
        bold: isHeading,
      })),
    };
  });
}

describe('a row of the text that looks like the foot of a page', () => {
  it.each(ITEMS)('[TR1] stays a point, in a file that flows and on paper: %s', (text) => {
    const lines = [...HEAD, 'Lab Technician\tJun 2018 – Present', 'Brightwell Diagnostics'];
    const points = [`• Trained new staff`, `• ${text}`, '• Stored samples'];
    expect(pointsOf(flowingText([...lines, ...points])), 'flows').toContain(text);
    const tall = page([...lines, ...points]);
    expect(pointsOf(printedText(tall)), 'in the middle').toContain(text);
    const low = page([...lines, ...points], { top: 792 - 20 - 8 * 14 });
    expect(pointsOf(printedText(low)), 'at the foot').toContain(text);
    const high = page(points.toReversed(), { top: 40, number: 1 });
    expect(pointsOf(printedText([...page(lines), ...high])), 'at the head').toContain(text);
  });

  it.each(RANGES)('[TR1] keeps the role of a job whose row ends in %s', (range) => {
    const lines = [
      ...HEAD,
      `Lab Technician\t${range}`,
      'Brightwell Diagnostics',
      '• Ran 300 panels a day',
      `Lab Assistant\t${range}`,
      'Meridian Blood Services',
      '• Stored samples',
    ];
    const roles = (document: PlacedText) =>
      flatEntriesOf(read(document).resume, 'experience', SECTIONS).map(({ role }) => role);
    const both = ['Lab Technician', 'Lab Assistant'];
    expect(roles(flowingText(lines))).toEqual(both);
    expect(roles(printedText(page(lines)))).toEqual(both);
    expect(roles(printedText(page(lines, { top: 792 - 20 - 9 * 14 })))).toEqual(both);
  });

  it.each(LIKE_FEET)('[TR1] is never gone without a word where it has no mark: %s', (text) => {
    const lines = [...HEAD, 'Lab Technician\tJun 2018 – Present', 'Brightwell Diagnostics', text];
    for (const document of [
      flowingText(lines),
      printedText(page(lines)),
      printedText([...page(lines.slice(0, -1)), { page: 0, y: 770, pieces: [{ text, x: 72 }] }]),
    ]) {
      const { fields, unplaced } = read(document);
      const said = [...fields, ...unplaced].map((each) => each.text).join('\n');
      const words = text.match(/\p{L}{3,}/gu) ?? [];
      expect(words.filter((word) => !said.includes(word))).toEqual([]);
    }
  });
});

describe('the foot of a page', () => {
  const lines = [...HEAD, 'Lab Technician\tJun 2018 – Present', 'Brightwell Diagnostics'];
  const withFoot = (text: string) =>
    read(printedText([...page(lines), { page: 0, y: 770, pieces: [{ text, x: 72 }] }]));

  it.each([
    'Last updated: May 2024',
    'Stand: 12.05.2024',
    'Dernière mise à jour : mai 2024',
    '© 2024 Harrow Templates',
    'Made by Harrow Templates, © Harrow 2002 – 2026',
    'Page 1 of 1, made with Harrow Templates',
    'Made with Harrow Templates – 1/1',
  ])('[TR1] is unplaced where it says something of its own: %s', (text) => {
    const { fields, unplaced } = withFoot(text);
    expect(unplaced.map((each) => each.text)).toContain(text);
    expect(fields.filter((field) => field.text.includes('Harrow'))).toEqual([]);
  });

  it.each([
    { text: 'Page 1 of 1', why: 'page-number' },
    { text: 'Seite 1', why: 'page-number' },
    { text: 'Curriculum Vitae', why: 'title' },
    { text: 'Ruth Adeyemi – 1/1', why: 'repeated' },
    { text: 'Page 1 of 1 | Ruth Adeyemi', why: 'repeated' },
  ])('[TR1] is left out with its reason where it says nothing new: $text', ({ text, why }) => {
    const { unplaced, leftOut } = withFoot(text);
    expect(unplaced).toEqual([]);
    expect(leftOut).toContainEqual(expect.objectContaining({ text, why }));
  });
});
