import type { Sheet, SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { type Cell, LINE_WIDTH, paragraph, run, table } from '../word.ts';
import type { Xml } from '../xml.ts';

/** A form of ruled cells: a shaded row over each section, four cells a row for the facts of an entry. */
export const wordApplicationForm = wordDesigns({
  id: 'word-application-form',
  split: 'learn',
  dates: { form: 'digits', dash: ' - ' },
  sections: ['work', 'education', 'certificates', 'skills', 'languages'],
  source: (sheet) => ({
    font: 'Arial',
    size: 20,
    styles: [],
    body: [
      paragraph(run(sheet.headings.contact, { bold: true, size: 28 })),
      table(facts(sheet), { ruled: true }),
      ...part(sheet.headings.work, sheet.work, sheet),
      ...part(sheet.headings.education, sheet.education, sheet),
      ...part(sheet.headings.certificates, sheet.certificates, sheet),
      ...groups(sheet.headings.skills, sheet.skills),
      ...groups(sheet.headings.languages, sheet.languages),
      paragraph(run('')),
    ],
  }),
});

const WIDTHS = [2000, 2819, 2000, 2819];

const four = (texts: readonly string[]): Cell[] =>
  WIDTHS.map((width, at) => ({
    width,
    content: paragraph(run(texts[at] ?? '', { bold: at % 2 === 0 }), { after: 0 }),
    ...(at % 2 === 0 ? { fill: 'F2F2F2' } : {}),
  }));

const facts = ({ name, place, phone, email, columns }: Sheet): Cell[][] => [
  four([columns.name, name, columns.phone, phone]),
  four([columns.address, place, columns.email, email]),
];

const whole = (content: Xml | readonly Xml[], fill?: string): Cell[] => [
  { width: LINE_WIDTH, content, ...(fill === undefined ? {} : { fill }) },
];

const band = (title: string): Xml =>
  table([whole(paragraph(run(title, { bold: true }), { after: 0 }), 'BFBFBF')], { ruled: true });

function part(title: string, entries: readonly SheetEntry[], { columns }: Sheet): Xml[] {
  if (entries.length === 0) return [];
  const tables = entries.flatMap(({ organization, place, title: role, dates, grade, lines }) => [
    table(
      [
        four([columns.title, role, columns.period, dates]),
        four([columns.organization, [organization, place].filter(Boolean).join(', '), '', grade]),
      ],
      { ruled: true },
    ),
    ...lines.map((line) => paragraph(run(line), { list: { id: 1, level: 0 }, after: 0 })),
    paragraph(run(''), { after: 0 }),
  ]);
  return [paragraph(run(''), { after: 0 }), band(title), paragraph(run('')), ...tables];
}

function groups(title: string, members: Sheet['skills']): Xml[] {
  if (members.length === 0) return [];
  const lines = members.map(({ name, members: words }) =>
    paragraph(run([name, words.join(', ')].filter(Boolean).join(': ')), { after: 0 }),
  );
  return [paragraph(run('')), band(title), ...lines];
}
