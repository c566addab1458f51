import type { Sheet, SheetEntry } from '../../printed/sheet.ts';
import { flatOdt, odtFrame, odtHeading, odtList, odtParagraph, odtStyle } from '../odt.ts';
import { odtDesigns } from '../office-design.ts';
import { type Xml, xml } from '../xml.ts';

/** A frame at the left of the page with contact and skills, headings with rules, page numbers in the footer. */
export const odtFrameDesign = odtDesigns({
  id: 'odt-frame',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'projects', 'skills', 'languages'],
  source: (sheet) => {
    const { headings } = sheet;
    const part = (title: string, entries: readonly SheetEntry[]) =>
      entries.length === 0 ? [] : [odtHeading(title), ...entries.flatMap(entry)];
    return flatOdt({
      marginLeft: '6.8cm',
      text: 'style:font-name="DejaVu Sans" fo:font-family="DejaVu Sans" fo:font-size="9.5pt"',
      styles: [
        odtStyle({ name: 'Name', text: 'fo:font-size="26pt"' }),
        odtStyle({
          name: 'Heading',
          paragraph:
            'fo:margin-top="0.5cm" fo:border-bottom="0.5pt solid #446644" fo:margin-bottom="0.15cm"',
          text: 'fo:font-size="13pt" fo:color="#446644" fo:font-weight="bold"',
        }),
        odtStyle({ name: 'Strong', text: 'fo:font-weight="bold"' }),
        odtStyle({ name: 'Body' }),
        odtStyle({ name: 'Point' }),
        odtStyle({ name: 'Aside' }),
        odtStyle({
          name: 'AsideHeading',
          paragraph: 'fo:margin-top="0.5cm"',
          text: 'fo:font-weight="bold" fo:color="#446644"',
        }),
        odtStyle({ name: 'Foot', paragraph: 'fo:text-align="center"', text: 'fo:font-size="8pt"' }),
      ],
      automatic: [
        xml`<style:style style:name="Beside" style:family="graphic" style:parent-style-name="Frame"><style:graphic-properties style:wrap="run-through" style:vertical-pos="from-top" style:vertical-rel="page" style:horizontal-pos="from-left" style:horizontal-rel="page" fo:background-color="#e6efe6" fo:padding="0.25cm" fo:border="none"/></style:style>`,
      ],
      footer: odtParagraph(
        'Foot',
        xml`${sheet.name} – <text:page-number text:select-page="current">1</text:page-number>`,
      ),
      body: [
        besideFrame(sheet),
        odtParagraph('Name', xml`${sheet.name}`),
        odtParagraph('Body', xml`${sheet.label}`),
        ...(sheet.summary === ''
          ? []
          : [odtHeading(headings.summary), odtParagraph('Body', xml`${sheet.summary}`)]),
        ...part(headings.work, sheet.work),
        ...part(headings.education, sheet.education),
        ...part(headings.projects, sheet.projects),
      ],
    });
  },
});

const aside = (text: string): Xml => odtParagraph('Aside', xml`${text}`);

const besideFrame = (sheet: Sheet): Xml => {
  const heading = (text: string) => odtParagraph('AsideHeading', xml`${text}`);
  return odtFrame('Beside', [
    heading(sheet.headings.contact),
    ...[sheet.phone, sheet.email, sheet.website, sheet.place].filter(Boolean).map(aside),
    ...(sheet.skills.length === 0 ? [] : [heading(sheet.headings.skills)]),
    ...sheet.skills.flatMap(({ members }) => members.map(aside)),
    ...(sheet.languages.length === 0 ? [] : [heading(sheet.headings.languages)]),
    ...sheet.languages.map(({ name, members }) =>
      aside([name, ...members].filter(Boolean).join(': ')),
    ),
  ]);
};

const entry = ({ title, organization, place, dates, grade, lines }: SheetEntry): Xml[] => [
  odtParagraph('Strong', xml`${[dates, title].filter(Boolean).join('  ')}`),
  ...[[organization, place].filter(Boolean).join(', '), grade]
    .filter((text) => text !== '')
    .map((text) => odtParagraph('Body', xml`${text}`)),
  odtList(lines, 'Point'),
];
