import type { Sheet, SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { type Cell, paragraph, run, table } from '../word.ts';
import type { Xml } from '../xml.ts';

/** One ruled table a section: a label and a value a row, the lines of an entry within one cell. */
export const wordFieldRows = wordDesigns({
  id: 'word-field-rows',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
  sections: ['work', 'education', 'certificates', 'skills'],
  source: (sheet) => ({
    font: 'Calibri',
    size: 21,
    styles: [],
    body: [
      paragraph(run(sheet.headings.contact, { bold: true, size: 26 })),
      table(facts(sheet), { ruled: true }),
      ...part(sheet.headings.work, sheet.work, sheet),
      ...part(sheet.headings.education, sheet.education, sheet),
      ...part(sheet.headings.certificates, sheet.certificates, sheet),
      ...(sheet.skills.length === 0 ? [] : [title(sheet.headings.skills)]),
      ...sheet.skills.map(({ name, members }) =>
        paragraph(run([name, members.join(', ')].filter(Boolean).join(': '))),
      ),
    ],
  }),
});

const title = (text: string): Xml => paragraph(run(text, { bold: true, size: 24 }));

const pair = (label: string, values: readonly string[]): Cell[] => [
  { width: 2800, content: paragraph(run(label), { after: 0 }), fill: 'EDEDED' },
  { width: 6838, content: values.map((value) => paragraph(run(value), { after: 0 })) },
];

const facts = ({ name, place, phone, email, columns }: Sheet): Cell[][] => [
  pair(columns.name, [name]),
  pair(columns.address, [place]),
  pair(columns.phone, [phone]),
  pair(columns.email, [email]),
];

function part(heading: string, entries: readonly SheetEntry[], { columns }: Sheet): Xml[] {
  if (entries.length === 0) return [];
  const rows = entries.flatMap((entry) => [
    pair(columns.period, [entry.dates]),
    pair(columns.organization, [[entry.organization, entry.place].filter(Boolean).join(', ')]),
    pair(columns.title, [entry.title]),
    ...(entry.lines.length + entry.grade.length === 0
      ? []
      : [pair(columns.details, [entry.grade, ...entry.lines].filter(Boolean))]),
  ]);
  return [title(heading), table(rows, { ruled: true }), paragraph(run(''))];
}
