import type { SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { type Cell, LINE_WIDTH, paragraph, run, table } from '../word.ts';
import { type Xml, xml } from '../xml.ts';

/** The tabular curriculum of German-speaking countries: a borderless table a section, dates left, the rest right. */
export const wordDateTable = wordDesigns({
  id: 'word-date-table',
  split: 'learn',
  dates: { form: 'digits', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'certificates', 'skills', 'languages'],
  source: (sheet) => {
    const { headings } = sheet;
    const part = (title: string, rows: readonly Cell[][]) =>
      rows.length === 0 ? [] : [paragraph(run(title), { style: 'Heading2' }), table(rows)];
    const facts = [sheet.place, sheet.phone, sheet.email].filter((fact) => fact !== '');
    return {
      font: 'Arial',
      size: 21,
      styles: [
        {
          id: 'Heading2',
          name: 'heading 2',
          paragraph: xml`<w:spacing w:before="280" w:after="80"/>`,
          run: xml`<w:b/><w:sz w:val="24"/>`,
        },
      ],
      body: [
        paragraph(run(sheet.name, { bold: true, size: 36 })),
        ...facts.map((fact) => paragraph(run(fact), { after: 0 })),
        ...(sheet.summary === '' ? [] : [paragraph(run(sheet.summary, { italic: true }))]),
        ...part(headings.work, sheet.work.map(row)),
        ...part(headings.education, sheet.education.map(row)),
        ...part(headings.certificates, sheet.certificates.map(row)),
        ...part(headings.skills, sheet.skills.map(group)),
        ...part(headings.languages, sheet.languages.map(group)),
        paragraph(run('')),
      ],
    };
  },
});

const cells = (left: Xml, right: readonly Xml[]): Cell[] => [
  { width: 2600, content: left },
  { width: LINE_WIDTH - 2600, content: right },
];

const group = ({ name, members }: { name: string; members: readonly string[] }): Cell[] =>
  cells(paragraph(run(name)), [paragraph(run(members.join(', ')))]);

const row = ({ dates, title, organization, place, grade, lines }: SheetEntry): Cell[] =>
  cells(paragraph(run(dates)), [
    paragraph(run(title, { bold: true }), { after: 0 }),
    ...[[organization, place].filter((text) => text !== '').join(', '), grade]
      .filter((text) => text !== '')
      .map((text) => paragraph(run(text), { after: 0 })),
    ...lines.map((line) => paragraph(run(line), { list: { id: 1, level: 0 }, after: 0 })),
    paragraph(run(''), { after: 0 }),
  ]);
