import type { Sheet, SheetColumns, SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { type Cell, LINE_WIDTH, paragraph, run, table } from '../word.ts';
import { type Xml, xml } from '../xml.ts';

const COLUMNS = [1900, 2300, 2400, LINE_WIDTH - 6600] as const;

/** An employer's form: tables with rules and a row of titles, one job a row. */
export const wordRuledForm = wordDesigns({
  id: 'word-ruled-form',
  split: 'unseen',
  dates: { form: 'digits', dash: ' - ' },
  sections: ['education', 'work', 'skills'],
  source: (sheet) => {
    const { headings } = sheet;
    const heading = (text: string) => paragraph(run(text), { style: 'Heading3' });
    const part = (title: string, entries: readonly SheetEntry[]) =>
      entries.length === 0
        ? []
        : [heading(title), table([titles(sheet.columns), ...entries.map(row)], { ruled: true })];
    return {
      font: 'Times New Roman',
      size: 22,
      styles: [
        {
          id: 'Heading3',
          name: 'heading 3',
          paragraph: xml`<w:spacing w:before="240" w:after="100"/>`,
          run: xml`<w:b/><w:u w:val="single"/>`,
        },
      ],
      body: [
        paragraph(run('CURRICULUM VITAE', { bold: true, size: 30 }), { align: 'center' }),
        heading(headings.contact),
        table(
          facts(sheet.columns, sheet).map(([label = '', value = '']) => [
            cell(2600, [paragraph(run(label, { bold: true }))]),
            cell(LINE_WIDTH - 2600, [paragraph(run(value))]),
          ]),
          { ruled: true },
        ),
        ...part(headings.education, sheet.education),
        ...part(headings.work, sheet.work),
        ...(sheet.skills.length === 0 ? [] : [heading(headings.skills)]),
        ...sheet.skills.map(({ name, members }) =>
          paragraph(run([name, members.join('; ')].filter(Boolean).join(': '))),
        ),
        paragraph(run('')),
      ],
    };
  },
});

type Columns = SheetColumns;

const facts = (columns: Columns, sheet: Sheet): string[][] =>
  [
    [columns.name, sheet.name],
    [columns.address, sheet.place],
    [columns.phone, sheet.phone],
    [columns.email, sheet.email],
  ].filter(([, value]) => value !== '');

const cell = (width: number, content: readonly Xml[], fill?: string): Cell =>
  fill === undefined ? { width, content } : { width, content, fill };

const titles = ({ period, title, organization, details }: Columns): Cell[] =>
  [period, title, organization, details].map((text, at) =>
    cell(COLUMNS[at] ?? 0, [paragraph(run(text, { bold: true }))], 'E7E6E6'),
  );

const row = ({ dates, title, organization, place, grade, lines }: SheetEntry): Cell[] =>
  [[dates], [title], [organization, place], [grade, ...lines]].map((texts, at) => {
    const filled = texts.filter((text) => text !== '');
    const paragraphs = filled.map((text) => paragraph(run(text), { after: 0 }));
    return cell(COLUMNS[at] ?? 0, paragraphs.length === 0 ? [paragraph(run(''))] : paragraphs);
  });
