import type { Sheet, SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { LINE_WIDTH, paragraph, run, table } from '../word.ts';
import { type Xml, xml } from '../xml.ts';

const MAIN = 6700;

/** The manner of Google Docs: employer, place and role on one heading line, dates in small capitals under it, skills beside. */
export const googleSerif = wordDesigns({
  id: 'google-serif',
  split: 'learn',
  dates: { form: 'long', dash: ' - ' },
  sections: ['work', 'education', 'projects', 'skills', 'awards', 'languages'],
  source: (sheet) => ({
    font: 'Merriweather',
    size: 18,
    styles: [
      {
        id: 'Heading1',
        name: 'heading 1',
        paragraph: xml`<w:spacing w:before="360" w:after="40"/>`,
        run: xml`<w:b/><w:color w:val="2079C7"/><w:sz w:val="18"/>`,
      },
      {
        id: 'Heading2',
        name: 'heading 2',
        paragraph: xml`<w:keepNext/><w:spacing w:before="200" w:after="0"/>`,
        run: xml`<w:b/><w:sz w:val="22"/>`,
      },
      {
        id: 'Heading3',
        name: 'heading 3',
        paragraph: xml`<w:spacing w:after="60"/>`,
        run: xml`<w:color w:val="666666"/><w:sz w:val="16"/>`,
      },
      { id: 'Title', name: 'Title', run: xml`<w:sz w:val="72"/>` },
      { id: 'Subtitle', name: 'Subtitle', run: xml`<w:color w:val="666666"/>` },
    ],
    body: [
      table([
        [
          {
            width: MAIN,
            content: [
              paragraph(run(sheet.name), { style: 'Title' }),
              paragraph(run(sheet.label), { style: 'Subtitle' }),
            ],
          },
          {
            width: LINE_WIDTH - MAIN,
            content: [sheet.place, sheet.phone, sheet.email]
              .filter((fact) => fact !== '')
              .map((fact, at) => paragraph(run(fact, { bold: at > 0 }), { after: 0 })),
          },
        ],
        [
          {
            width: MAIN,
            content: [
              ...part(sheet.headings.work, sheet.work),
              ...part(sheet.headings.education, sheet.education),
              ...part(sheet.headings.projects, sheet.projects),
              paragraph(run('')),
            ],
          },
          { width: LINE_WIDTH - MAIN, content: beside(sheet) },
        ],
      ]),
      paragraph(run('')),
    ],
  }),
});

const heading = (text: string): Xml => paragraph(run(text.toUpperCase()), { style: 'Heading1' });

const beside = (sheet: Sheet): Xml[] => [
  ...(sheet.skills.length === 0 ? [] : [heading(sheet.headings.skills)]),
  ...sheet.skills.flatMap(({ members }) => members.map((member) => paragraph(run(member)))),
  ...(sheet.awards.length === 0 ? [] : [heading(sheet.headings.awards)]),
  ...sheet.awards.map(({ title, organization, dates }) =>
    paragraph([
      run(title, { bold: true }),
      run([organization, dates].map((text) => (text === '' ? '' : `, ${text}`)).join('')),
    ]),
  ),
  ...(sheet.languages.length === 0 ? [] : [heading(sheet.headings.languages)]),
  paragraph(run(sheet.languages.map(({ name }) => name).join(', '))),
];

const part = (title: string, entries: readonly SheetEntry[]): Xml[] =>
  entries.length === 0 ? [] : [heading(title), ...entries.flatMap(entry)];

const entry = ({ title, organization, place, dates, grade, lines }: SheetEntry): Xml[] => {
  const where = [organization, place].filter((text) => text !== '').join(', ');
  return [
    paragraph(where === '' ? run(title) : [run(`${where} — `), run(title, { italic: true })], {
      style: 'Heading2',
    }),
    ...(dates === '' ? [] : [paragraph(run(dates.toUpperCase()), { style: 'Heading3' })]),
    ...[grade, ...lines].filter(Boolean).map((line) => paragraph(run(line))),
  ];
};
