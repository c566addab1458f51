import type { SheetEntry } from '../../printed/sheet.ts';
import { flatOdt, odtParagraph, odtSpan, odtStyle, odtTable } from '../odt.ts';
import { odtDesigns } from '../office-design.ts';
import { type Xml, xml } from '../xml.ts';

/** One table for the whole page: headings, dates and labels at the left of a rule, values at its right. */
export const odtLabelTable = odtDesigns({
  id: 'odt-label-table',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
  sections: ['work', 'education', 'languages', 'skills'],
  source: (sheet) => {
    const { headings, columns } = sheet;
    const part = (title: string, entries: readonly SheetEntry[]) =>
      entries.length === 0
        ? []
        : [[label('Title', title), value('')], ...entries.flatMap((entry) => rows(entry, columns))];
    const facts = (
      [
        [columns.name, sheet.name],
        [columns.address, sheet.place],
        [columns.phone, sheet.phone],
        [columns.email, sheet.email],
      ] as const
    ).filter(([, text]) => text !== '');
    return flatOdt({
      text: 'style:font-name="Liberation Sans Narrow" fo:font-family="Liberation Sans Narrow" fo:font-size="11pt"',
      styles: [
        odtStyle({
          name: 'Title',
          paragraph: 'fo:text-align="end"',
          text: 'fo:font-weight="bold" fo:font-size="13pt"',
        }),
        odtStyle({ name: 'Label', paragraph: 'fo:text-align="end"' }),
        odtStyle({ name: 'Value' }),
      ],
      automatic: [
        xml`<style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>`,
        xml`<style:style style:name="Table" style:family="table"><style:table-properties style:width="17cm" table:align="left"/></style:style>`,
        xml`<style:style style:name="Column1" style:family="table-column"><style:table-column-properties style:column-width="5cm"/></style:style>`,
        xml`<style:style style:name="Column2" style:family="table-column"><style:table-column-properties style:column-width="12cm"/></style:style>`,
        xml`<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border-left="0.5pt solid #000000"/></style:style>`,
      ],
      body: [
        odtTable(2, [
          [label('Title', headings.contact), value('')],
          ...facts.map(([name, text]) => [label('Label', name), value(text)]),
          ...part(headings.work, sheet.work),
          ...part(headings.education, sheet.education),
          ...(sheet.languages.length === 0
            ? []
            : [[label('Title', headings.languages), value('')]]),
          ...sheet.languages.map(({ name, members }) => [
            label('Label', name),
            value(members.join(', ')),
          ]),
          ...(sheet.skills.length === 0 ? [] : [[label('Title', headings.skills), value('')]]),
          ...sheet.skills.map(({ name, members }) => [
            label('Label', name),
            value(members.join(', ')),
          ]),
        ]),
      ],
    });
  },
});

const label = (style: string, text: string): Xml => odtParagraph(style, xml`${text}`);
const value = (text: string): Xml => odtParagraph('Value', xml`${text}`);

function rows(entry: SheetEntry, columns: Record<string, string>): Xml[][] {
  const { dates, title, organization, place, grade, lines } = entry;
  const filled: [string, readonly string[]][] = [
    ['period', [dates]],
    ['title', [title]],
    ['organization', [[organization, place].filter(Boolean).join(', ')]],
    ['details', [grade, ...lines].filter(Boolean)],
  ];
  return filled
    .filter(([, texts]) => texts.join('') !== '')
    .map(([name, texts]) => [
      label('Label', columns[name] ?? ''),
      xml`${texts.map((text) =>
        odtParagraph('Value', name === 'title' ? odtSpan('Strong', text) : xml`${text}`),
      )}`,
    ]);
}
