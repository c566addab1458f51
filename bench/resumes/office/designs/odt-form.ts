import type { Sheet, SheetEntry } from '../../printed/sheet.ts';
import { flatOdt, odtHeading, odtParagraph, odtStyle, odtTable } from '../odt.ts';
import { odtDesigns } from '../office-design.ts';
import { type Xml, xml } from '../xml.ts';

/** A ruled table for every section, its columns in the order employer, role, period, notes. */
export const odtForm = odtDesigns({
  id: 'odt-form',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'certificates', 'skills', 'languages'],
  source: (sheet) => {
    const { headings, columns } = sheet;
    const listed = (title: string, groups: Sheet['skills']) =>
      groups.length === 0
        ? []
        : [
            odtHeading(title),
            ...groups.map(({ name, members }) =>
              body([name, members.join(', ')].filter(Boolean).join(': ')),
            ),
          ];
    return flatOdt({
      text: 'style:font-name="Liberation Serif" fo:font-family="Liberation Serif" fo:font-size="10.5pt"',
      styles: [
        odtStyle({
          name: 'Name',
          paragraph: 'fo:text-align="center"',
          text: 'fo:font-size="18pt"',
        }),
        odtStyle({
          name: 'Heading',
          paragraph: 'fo:margin-top="0.5cm"',
          text: 'fo:font-weight="bold" fo:font-size="12pt"',
        }),
        odtStyle({ name: 'Body' }),
        odtStyle({ name: 'Head', text: 'fo:font-style="italic"' }),
      ],
      automatic: [
        xml`<style:style style:name="Table" style:family="table"><style:table-properties style:width="17cm" table:align="left"/></style:style>`,
        ...['4cm', '3.8cm', '2.6cm', '6.6cm'].map(
          (width, at) =>
            xml`<style:style style:name="Column${String(at + 1)}" style:family="table-column"><style:table-column-properties style:column-width="${width}"/></style:style>`,
        ),
        xml`<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="0.5pt solid #000000"/></style:style>`,
      ],
      body: [
        odtParagraph('Name', xml`${sheet.name}`),
        ...[
          [columns.address, sheet.place],
          [columns.phone, sheet.phone],
          [columns.email, sheet.email],
        ].map(([label, value]) => body(`${label ?? ''}: ${value ?? ''}`)),
        ...(sheet.summary === '' ? [] : [odtHeading(headings.summary), body(sheet.summary)]),
        ...part(headings.work, sheet.work, sheet),
        ...part(headings.education, sheet.education, sheet),
        ...part(headings.certificates, sheet.certificates, sheet),
        ...listed(headings.skills, sheet.skills),
        ...listed(headings.languages, sheet.languages),
      ],
    });
  },
});

const body = (text: string): Xml => odtParagraph('Body', xml`${text}`);

function part(title: string, entries: readonly SheetEntry[], { columns }: Sheet): Xml[] {
  if (entries.length === 0) return [];
  const head = [columns.organization, columns.title, columns.period, columns.details];
  const rows = entries.map((entry) => [
    body([entry.organization, entry.place].filter(Boolean).join(', ')),
    body(entry.title),
    body(entry.dates),
    xml`${[entry.grade, ...entry.lines].filter(Boolean).map(body)}${body('')}`,
  ]);
  return [
    odtHeading(title),
    odtTable(4, [head.map((text) => odtParagraph('Head', xml`${text}`)), ...rows]),
  ];
}
