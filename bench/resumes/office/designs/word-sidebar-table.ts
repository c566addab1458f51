import type { Sheet, SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { LINE_WIDTH, paragraph, run, table } from '../word.ts';
import { type Xml, xml } from '../xml.ts';

const SIDEBAR = 3000;

/** One row of two cells: contact, skills and languages on a dark ground at the left, everything else at the right. */
export const wordSidebarTable = wordDesigns({
  id: 'word-sidebar-table',
  split: 'learn',
  dates: { form: 'long', dash: ' - ' },
  sections: ['summary', 'work', 'education', 'projects', 'awards', 'skills', 'languages'],
  source: (sheet) => ({
    font: 'Century Gothic',
    size: 19,
    styles: [
      {
        id: 'Heading1',
        name: 'heading 1',
        paragraph: xml`<w:spacing w:before="200" w:after="60"/>`,
        run: xml`<w:b/><w:caps/><w:spacing w:val="20"/><w:sz w:val="22"/>`,
      },
      { id: 'Name', name: 'Name', run: xml`<w:sz w:val="48"/>` },
    ],
    body: [
      table([
        [
          { width: SIDEBAR, content: sidebar(sheet), fill: 'D9E2F3' },
          { width: LINE_WIDTH - SIDEBAR, content: mainColumn(sheet) },
        ],
      ]),
      paragraph(run('')),
    ],
  }),
});

const heading = (text: string): Xml => paragraph(run(text), { style: 'Heading1' });

const sidebar = (sheet: Sheet): Xml[] => [
  heading(sheet.headings.contact),
  ...[sheet.phone, sheet.email, sheet.website, sheet.linkedin, sheet.place]
    .filter((fact) => fact !== '')
    .map((fact) => paragraph(run(fact))),
  ...(sheet.skills.length === 0 ? [] : [heading(sheet.headings.skills)]),
  ...sheet.skills.flatMap(({ name, members }) => [
    ...(name === '' ? [] : [paragraph(run(name, { bold: true }))]),
    ...members.map((member) => paragraph(run(member), { list: { id: 1, level: 0 }, after: 0 })),
  ]),
  ...(sheet.languages.length === 0 ? [] : [heading(sheet.headings.languages)]),
  ...sheet.languages.map(({ name, members }) =>
    paragraph(run([name, ...members].filter(Boolean).join(': '))),
  ),
];

const mainColumn = (sheet: Sheet): Xml[] => [
  paragraph(run(sheet.name), { style: 'Name', after: 0 }),
  paragraph(run(sheet.label, { color: '2F5496', caps: true })),
  ...(sheet.summary === '' ? [] : [heading(sheet.headings.summary), paragraph(run(sheet.summary))]),
  ...part(sheet.headings.work, sheet.work),
  ...part(sheet.headings.education, sheet.education),
  ...part(sheet.headings.projects, sheet.projects),
  ...part(sheet.headings.awards, sheet.awards),
];

const part = (title: string, entries: readonly SheetEntry[]): Xml[] =>
  entries.length === 0 ? [] : [heading(title), ...entries.flatMap(entry)];

const entry = ({ title, organization, place, dates, grade, lines }: SheetEntry): Xml[] => [
  paragraph(run([title, organization].filter(Boolean).join(' • '), { bold: true }), { after: 0 }),
  paragraph(run([dates, place, grade].filter(Boolean).join(' | '), { color: '7F7F7F' })),
  ...lines.map((line) => paragraph(run(line), { list: { id: 1, level: 0 } })),
];
