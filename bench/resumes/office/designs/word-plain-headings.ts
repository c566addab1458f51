import type { SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { paragraph, run, TAB } from '../word.ts';
import { type Xml, xml } from '../xml.ts';

/** Heading styles that only differ in colour; the period, a tab, then the whole head of an entry. */
export const wordPlainHeadings = wordDesigns({
  id: 'word-plain-headings',
  split: 'learn',
  dates: { form: 'year', dash: '-', since: true },
  sections: ['summary', 'education', 'work', 'projects', 'awards', 'skills', 'languages'],
  source: (sheet) => {
    const { headings } = sheet;
    const heading = (text: string) => paragraph(run(text), { style: 'Heading1' });
    const part = (title: string, entries: readonly SheetEntry[]) =>
      entries.length === 0 ? [] : [heading(title), ...entries.flatMap(entry)];
    const listed = (title: string, groups: typeof sheet.skills) =>
      groups.length === 0
        ? []
        : [
            heading(title),
            ...groups.map(({ name, members }) =>
              paragraph([run(name), TAB, run(members.join(', '))], { leftTab: 2600, after: 0 }),
            ),
          ];
    return {
      font: 'Times New Roman',
      size: 23,
      styles: [
        {
          id: 'Heading1',
          name: 'heading 1',
          paragraph: xml`<w:spacing w:before="200" w:after="40"/>`,
          run: xml`<w:color w:val="7F3F00"/>`,
        },
      ],
      body: [
        paragraph(run(sheet.name), { align: 'right' }),
        ...[sheet.place, sheet.phone, sheet.email, sheet.linkedin]
          .filter(Boolean)
          .map((text) => paragraph(run(text), { align: 'right', after: 0 })),
        ...(sheet.summary === '' ? [] : [heading(headings.summary), paragraph(run(sheet.summary))]),
        ...part(headings.education, sheet.education),
        ...part(headings.work, sheet.work),
        ...part(headings.projects, sheet.projects),
        ...part(headings.awards, sheet.awards),
        ...listed(headings.skills, sheet.skills),
        ...listed(headings.languages, sheet.languages),
      ],
    };
  },
});

const entry = ({ title, organization, place, dates, grade, lines }: SheetEntry): Xml[] => [
  paragraph([run(dates), TAB, run([title, organization, place].filter(Boolean).join(', '))], {
    leftTab: 2600,
    after: 0,
  }),
  ...[grade, ...lines]
    .filter(Boolean)
    .map((line) => paragraph([TAB, run(`- ${line}`)], { leftTab: 2600, after: 0 })),
];
