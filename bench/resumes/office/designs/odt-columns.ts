import type { SheetEntry } from '../../printed/sheet.ts';
import {
  flatOdt,
  ODT_BREAK,
  ODT_TAB,
  odtHeading,
  odtParagraph,
  odtSpan,
  odtStyle,
} from '../odt.ts';
import { odtDesigns } from '../office-design.ts';
import { type Xml, xml } from '../xml.ts';

/** Dates before a tab and a hanging indent, lines broken by hand within a paragraph; skills in a section of two columns. */
export const odtColumns = odtDesigns({
  id: 'odt-columns',
  split: 'unseen',
  dates: { form: 'iso', dash: ' – ' },
  sections: ['summary', 'education', 'work', 'awards', 'skills'],
  source: (sheet) => {
    const { headings } = sheet;
    const part = (title: string, entries: readonly SheetEntry[]) =>
      entries.length === 0 ? [] : [odtHeading(title), ...entries.map(entry)];
    const skills = sheet.skills.flatMap(({ members }) => members);
    return flatOdt({
      text: 'style:font-name="Carlito" fo:font-family="Carlito" fo:font-size="11pt"',
      styles: [
        odtStyle({
          name: 'Name',
          paragraph: 'fo:text-align="center"',
          text: 'fo:font-size="22pt" fo:font-weight="bold"',
        }),
        odtStyle({ name: 'Centre', paragraph: 'fo:text-align="center"' }),
        odtStyle({
          name: 'Heading',
          paragraph: 'fo:margin-top="0.4cm" fo:margin-bottom="0.1cm" fo:background-color="#dddddd"',
          text: 'fo:font-weight="bold" fo:font-variant="small-caps" fo:font-size="13pt"',
        }),
        odtStyle({
          name: 'Entry',
          paragraph: 'fo:margin-left="4cm" fo:text-indent="-4cm" fo:margin-bottom="0.2cm"',
          tabs: xml`<style:tab-stops><style:tab-stop style:position="0cm"/></style:tab-stops>`,
        }),
        odtStyle({ name: 'Body' }),
      ],
      automatic: [
        xml`<style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>`,
        xml`<style:style style:name="Two" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="0.5cm"/></style:section-properties></style:style>`,
      ],
      header: odtParagraph(
        'Centre',
        xml`${headings.contact}: ${[sheet.phone, sheet.email].filter(Boolean).join(', ')}`,
      ),
      body: [
        odtParagraph('Name', xml`${sheet.name}`),
        odtParagraph('Centre', xml`${sheet.place}`),
        ...(sheet.summary === ''
          ? []
          : [odtHeading(headings.summary), odtParagraph('Body', xml`${sheet.summary}`)]),
        ...part(headings.education, sheet.education),
        ...part(headings.work, sheet.work),
        ...part(headings.awards, sheet.awards),
        ...(skills.length === 0
          ? []
          : [
              odtHeading(headings.skills),
              xml`<text:section text:style-name="Two" text:name="Two">${skills.map((skill) =>
                odtParagraph('Body', xml`${skill}`),
              )}</text:section>`,
            ]),
      ],
    });
  },
});

const entry = ({ title, organization, place, dates, grade, lines }: SheetEntry): Xml => {
  const under = [
    [organization, place].filter(Boolean).join(', '),
    grade,
    ...lines.map((line) => `– ${line}`),
  ];
  return odtParagraph(
    'Entry',
    xml`${dates}${ODT_TAB}${odtSpan('Strong', title)}${under
      .filter((text) => text !== '')
      .map((text) => xml`${ODT_BREAK}${text}`)}`,
  );
};
