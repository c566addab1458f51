import type { Sheet, SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { paragraph, run, textBox } from '../word.ts';
import { type Xml, xml } from '../xml.ts';

/** Text boxes: the name in one across the page, contact and skills in one at the right, the rest in the page. */
export const wordTextBoxes = wordDesigns({
  id: 'word-text-boxes',
  split: 'unseen',
  dates: { form: 'short', dash: ' to ' },
  sections: ['summary', 'work', 'education', 'awards', 'skills', 'languages'],
  source: (sheet) => ({
    font: 'Georgia',
    size: 20,
    styles: [
      {
        id: 'Heading1',
        name: 'heading 1',
        paragraph: xml`<w:spacing w:before="240" w:after="80"/>`,
        run: xml`<w:b/><w:color w:val="833C0B"/><w:sz w:val="26"/>`,
      },
    ],
    body: [
      textBox({ id: 1, x: 1134, y: 700, width: 9600, height: 1300 }, [
        paragraph(run(sheet.name, { size: 56 }), { align: 'center', after: 0 }),
        paragraph(run(sheet.label, { italic: true }), { align: 'center' }),
      ]),
      textBox({ id: 2, x: 8000, y: 2300, width: 2900, height: 9000 }, beside(sheet)),
      paragraph(run('')),
      paragraph(run('')),
      ...(sheet.summary === ''
        ? []
        : [heading(sheet.headings.summary), paragraph(run(sheet.summary))]),
      ...part(sheet.headings.work, sheet.work),
      ...part(sheet.headings.education, sheet.education),
      ...part(sheet.headings.awards, sheet.awards),
    ],
  }),
});

const heading = (text: string): Xml => paragraph(run(text), { style: 'Heading1' });

const beside = (sheet: Sheet): Xml[] => [
  heading(sheet.headings.contact),
  ...[sheet.place, sheet.phone, sheet.email, sheet.linkedin]
    .filter((fact) => fact !== '')
    .map((fact) => paragraph(run(fact))),
  ...(sheet.skills.length === 0 ? [] : [heading(sheet.headings.skills)]),
  ...sheet.skills.flatMap(({ name, members }) => [
    ...(name === '' ? [] : [paragraph(run(name, { bold: true }))]),
    ...members.map((member) => paragraph(run(member))),
  ]),
  ...(sheet.languages.length === 0 ? [] : [heading(sheet.headings.languages)]),
  ...sheet.languages.map(({ name, members }) => paragraph(run(`${name} (${members.join(', ')})`))),
];

const part = (title: string, entries: readonly SheetEntry[]): Xml[] =>
  entries.length === 0 ? [] : [heading(title), ...entries.flatMap(entry)];

const entry = ({ title, organization, place, dates, grade, lines }: SheetEntry): Xml[] => [
  paragraph(run(title, { bold: true }), { after: 0, indent: 0 }),
  paragraph(run([organization, place].filter(Boolean).join(', ')), { after: 0 }),
  paragraph(run([dates, grade].filter(Boolean).join(' · '), { italic: true })),
  ...lines.map((line) => paragraph(run(line), { list: { id: 1, level: 0 } })),
];
