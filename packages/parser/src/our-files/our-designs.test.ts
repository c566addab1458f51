import { numberedIds, SECTIONS, textOf } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { expect, it } from 'vitest';
import { type Printed, printedText } from '../document/placed-text.test-support.ts';
import { parseResume } from '../index.ts';

const [SIDE, MAIN] = [50, 220];

/** A line of a tagged PDF of ours: where it stands, what it says, its paragraph, and its level where it is a title. */
const line = (
  [x, y]: [number, number],
  text: string,
  paragraph: number,
  more: Partial<Printed> & { size?: number; bold?: boolean } = {},
): Printed => {
  const { size = 9, bold = false, ...rest } = more;
  return { y, pieces: [{ text, x, size, bold }], paragraph, ...rest };
};

const title = (at: [number, number], text: string, paragraph: number) =>
  line(at, text, paragraph, { heading: 2, bold: true });
const name = line([SIDE, 40], 'Ольга Щербакова', 1, { heading: 1, size: 24, bold: true });
const job = (y: number, paragraph: number) =>
  line([MAIN, y], 'Главный бухгалтер', paragraph, { heading: 3, bold: true });

const read = (lines: readonly Printed[]) => parseResume(printedText(lines), numberedIds()).resume;

it('[DS3] reads each column of our paper to its end before the next, over pages too', () => {
  const resume = read(
    [
      name,
      line([SIDE, 70], 'Казань', 2),
      line([SIDE, 82], 'olga@example.com', 3),
      title([SIDE, 100], 'SKILLS', 4),
      line([SIDE, 112], 'Налоги, Excel', 5),
      title([MAIN, 70], 'EXPERIENCE', 6),
      job(82, 7),
      line([MAIN, 94], 'ООО «Волга»', 8),
      line([MAIN, 106], '• Руководила отделом.', 9),
      line([MAIN, 50], '• Сократила срок.', 10, { page: 1 }),
      title([MAIN, 70], 'SUMMARY', 11),
    ].map((each, at) => (at === 10 ? { ...each, page: 1 } : each)),
  );
  expect(resume.contact).toMatchObject({ fullName: 'Ольга Щербакова', city: 'Казань' });
  expect(textOf(resume, 'skills')).toBe('Налоги\nExcel');
  expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([
    {
      role: 'Главный бухгалтер',
      company: 'ООО «Волга»',
      bullets: '• Руководила отделом.\n• Сократила срок.',
    },
  ]);
});

it('[DS3] keeps paragraphs apart that look as if the second went on, and joins the lines of one', () => {
  const resume = read([
    name,
    title([SIDE, 70], 'SUMMARY', 2),
    line([SIDE, 82], 'Looks for a team that keeps records and', 3),
    line([SIDE, 94], 'takes care of them', 3),
    line([SIDE, 106], 'and for a second one', 4),
  ]);
  expect(textOf(resume, 'summary')).toBe(
    'Looks for a team that keeps records and takes care of them\nand for a second one',
  );
});

it('[DS3] takes what stands in a column of labels beside a title for its dates, in whatever language', () => {
  const dated: Printed = {
    y: 82,
    paragraph: 4,
    heading: 3,
    label: true,
    pieces: [
      { text: 'март 2019 – настоящее время', x: SIDE },
      { text: 'Главный бухгалтер', x: MAIN, bold: true },
    ],
  };
  const resume = read([
    name,
    title([SIDE, 70], 'EXPERIENCE', 2),
    dated,
    line([MAIN, 94], 'ООО «Волга»', 5),
  ]);
  expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([
    { role: 'Главный бухгалтер', company: 'ООО «Волга»' },
  ]);
});

it('[DS6] takes what stands in italics beside dates for the role or the degree below its employer or school', () => {
  const below = (y: number, paragraph: number, text: string, dates: string): Printed => ({
    y,
    paragraph,
    pieces: [
      { text, x: MAIN, italic: true },
      { text: dates, x: 480, italic: true },
    ],
  });
  const house = (y: number, paragraph: number, text: string, place: string): Printed => ({
    ...{ y, paragraph, heading: 3 },
    pieces: [
      { text, x: MAIN, bold: true },
      { text: place, x: 500 },
    ],
  });
  const resume = read([
    name,
    title([MAIN, 70], 'EXPERIENCE', 2),
    house(82, 3, 'Волга', 'Казань'),
    below(94, 4, 'Счетовод', '2019 – 2021'),
    title([MAIN, 120], 'EDUCATION', 5),
    house(132, 6, 'Высшая школа', 'Москва'),
    below(144, 7, 'Экономика', '2010 – 2014'),
  ]);
  expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([
    { role: 'Счетовод', company: 'Волга', location: 'Казань' },
  ]);
  expect(flatEntriesOf(resume, 'education', SECTIONS)).toMatchObject([
    { degree: 'Экономика', school: 'Высшая школа', location: 'Москва' },
  ]);
});

it('[DS3] keeps a point whole whose bold words begin where others have their dates', () => {
  const dated = (y: number, paragraph: number): Printed => ({
    y,
    paragraph,
    heading: 3,
    pieces: [
      { text: 'Bookkeeper', x: MAIN, bold: true },
      { text: 'Jan 2011', x: 480 },
    ],
  });
  const jobs = [1, 2, 3, 4, 5].flatMap((count) => [
    dated(100 * count, 10 * count),
    line([MAIN, 100 * count + 12], '• Kept the books.', 10 * count + 1),
  ]);
  const point: Printed = {
    y: 600,
    paragraph: 90,
    pieces: [
      { text: '• Balanced accounts with', x: MAIN },
      { text: 'care and then', x: 480, before: ' ', bold: true },
    ],
  };
  const resume = read([
    name,
    title([MAIN, 70], 'EXPERIENCE', 2),
    ...jobs,
    point,
    line([MAIN, 612], 'rested.', 90),
  ]);
  const [last] = flatEntriesOf(resume, 'experience', SECTIONS).slice(-1);
  expect(last?.bullets).toBe('• Kept the books.\n• Balanced accounts with care and then rested.');
});
