import type { SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { endColumns, FOOTER, paragraph, run } from '../word.ts';
import type { Xml } from '../xml.ts';

/** Jobs are items of a list and what was done there items of its second level; skills in two columns; contact in the footer. */
export const wordListLevels = wordDesigns({
  id: 'word-list-levels',
  split: 'unseen',
  dates: { form: 'year', dash: '-' },
  sections: ['summary', 'skills', 'work', 'education', 'certificates'],
  source: (sheet) => {
    const { headings } = sheet;
    const heading = (text: string) =>
      paragraph(run(text.toUpperCase(), { bold: true }), { after: 80 });
    const part = (title: string, entries: readonly SheetEntry[]) =>
      entries.length === 0 ? [] : [heading(title), ...entries.flatMap(entry), paragraph(run(''))];
    const skills = sheet.skills.flatMap(({ members }) => members);
    return {
      font: 'Verdana',
      size: 19,
      styles: [],
      bullets: ['\u27A2', '\u2013', '\u25AA'],
      footer: [
        paragraph(
          run([sheet.place, sheet.phone, sheet.email].filter(Boolean).join(' – '), { size: 16 }),
          {
            align: 'center',
          },
        ),
      ],
      body: [
        paragraph(run(sheet.name, { bold: true, size: 34 }), { align: 'right', after: 0 }),
        paragraph(run(sheet.label), { align: 'right' }),
        ...(sheet.summary === '' ? [] : [heading(headings.summary), paragraph(run(sheet.summary))]),
        ...(skills.length === 0
          ? []
          : [
              heading(headings.skills),
              endColumns(1, FOOTER),
              ...skills.map((skill) => item(run(skill), 0)),
              endColumns(2),
            ]),
        ...part(headings.work, sheet.work),
        ...part(headings.education, sheet.education),
        ...part(headings.certificates, sheet.certificates),
      ],
    };
  },
});

const item = (content: Xml | readonly Xml[], level: number): Xml =>
  paragraph(content, { list: { id: 1, level }, after: 0 });

const entry = ({ title, organization, place, dates, grade, lines }: SheetEntry): Xml[] => [
  item(
    [
      run([title, organization, place].filter(Boolean).join(', '), { bold: true }),
      run(dates === '' ? '' : ` (${dates})`),
    ],
    0,
  ),
  ...[grade, ...lines].filter(Boolean).map((line) => item(run(line), 1)),
];
