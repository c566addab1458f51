import type { SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { contentControl, LINE_WIDTH, paragraph, run, table } from '../word.ts';
import { type Xml, xml } from '../xml.ts';

const LABELS = 2100;

/** A table whose left column holds the headings; every field is a content control; contact in the page's header. */
export const wordHeadingColumn = wordDesigns({
  id: 'word-heading-column',
  split: 'unseen',
  dates: { form: 'long', dash: ' – ' },
  sections: ['summary', 'skills', 'work', 'education', 'languages', 'projects'],
  source: (sheet) => {
    const { headings } = sheet;
    const row = (title: string, content: readonly Xml[]) =>
      content.length === 0
        ? []
        : [
            [
              { width: LABELS, content: paragraph(run(title), { style: 'Heading1' }) },
              { width: LINE_WIDTH - LABELS, content },
            ],
          ];
    return {
      font: 'Garamond',
      size: 22,
      styles: [
        {
          id: 'Heading1',
          name: 'heading 1',
          paragraph: xml`<w:jc w:val="right"/>`,
          run: xml`<w:caps/><w:color w:val="595959"/><w:sz w:val="20"/>`,
        },
        { id: 'Header', name: 'header' },
      ],
      header: [
        paragraph(run(sheet.name, { bold: true, size: 40 }), { style: 'Header', align: 'center' }),
        paragraph(run([sheet.place, sheet.phone, sheet.email].filter(Boolean).join('  •  ')), {
          style: 'Header',
          align: 'center',
        }),
      ],
      body: [
        table([
          ...row(headings.summary, sheet.summary === '' ? [] : [paragraph(run(sheet.summary))]),
          ...row(headings.skills, sheet.skills.map(group)),
          ...row(headings.work, sheet.work.flatMap(entry)),
          ...row(headings.education, sheet.education.flatMap(entry)),
          ...row(headings.languages, sheet.languages.map(group)),
          ...row(headings.projects, sheet.projects.flatMap(entry)),
        ]),
        paragraph(run('')),
      ],
    };
  },
});

const group = ({ name, members }: { name: string; members: readonly string[] }): Xml =>
  paragraph(run([name, members.join(', ')].filter(Boolean).join(': ')));

const entry = ({ title, organization, place, dates, grade, lines }: SheetEntry): Xml[] => [
  contentControl(
    'Position',
    paragraph([run(title, { bold: true }), run(organization === '' ? '' : `, ${organization}`)], {
      after: 0,
    }),
  ),
  contentControl(
    'Dates',
    paragraph(run([place, dates, grade].filter(Boolean).join(', '), { italic: true })),
  ),
  ...lines.map((line) =>
    contentControl('Details', paragraph(run(line), { list: { id: 1, level: 0 } })),
  ),
];
