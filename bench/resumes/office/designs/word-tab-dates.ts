import type { SheetEntry } from '../../printed/sheet.ts';
import { wordDesigns } from '../office-design.ts';
import { LINE_WIDTH, paragraph, run, TAB } from '../word.ts';
import { type Xml, xml } from '../xml.ts';

/** Heading styles, dates at a tab stop on the right, bullets of a list: what most people make of a blank page. */
export const wordTabDates = wordDesigns({
  id: 'word-tab-dates',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'certificates', 'skills', 'languages'],
  source: (sheet) => {
    const { headings } = sheet;
    const heading = (text: string) => paragraph(run(text), { style: 'Heading1' });
    const part = (title: string, entries: readonly SheetEntry[]) =>
      entries.length === 0 ? [] : [heading(title), ...entries.flatMap(entry)];
    return {
      font: 'Calibri',
      size: 22,
      styles: [
        { id: 'Title', name: 'Title', run: xml`<w:sz w:val="52"/>` },
        {
          id: 'Heading1',
          name: 'heading 1',
          paragraph: xml`<w:pBdr><w:bottom w:val="single" w:sz="6" w:color="2E74B5"/></w:pBdr><w:spacing w:before="240" w:after="60"/>`,
          run: xml`<w:b/><w:color w:val="2E74B5"/><w:sz w:val="28"/>`,
        },
        { id: 'ListParagraph', name: 'List Paragraph', paragraph: xml`<w:contextualSpacing/>` },
      ],
      body: [
        paragraph(run(sheet.name), { style: 'Title' }),
        paragraph(
          run([sheet.place, sheet.phone, sheet.email, sheet.website].filter(Boolean).join(' | ')),
        ),
        ...(sheet.summary === '' ? [] : [heading(headings.summary), paragraph(run(sheet.summary))]),
        ...part(headings.work, sheet.work),
        ...part(headings.education, sheet.education),
        ...part(headings.certificates, sheet.certificates),
        ...(sheet.skills.length === 0 ? [] : [heading(headings.skills)]),
        ...sheet.skills.map(({ name, members }) =>
          paragraph([run(name === '' ? '' : `${name}: `, { bold: true }), run(members.join(', '))]),
        ),
        ...(sheet.languages.length === 0 ? [] : [heading(headings.languages)]),
        ...sheet.languages.map(({ name, members }) =>
          paragraph(run(`${name} – ${members.join(', ')}`)),
        ),
      ],
    };
  },
});

function entry({ title, organization, place, dates, grade, lines }: SheetEntry): Xml[] {
  const where = [organization, place, grade].filter((text) => text !== '').join(', ');
  return [
    paragraph([run(title, { bold: true }), TAB, run(dates)], { rightTab: LINE_WIDTH, after: 0 }),
    ...(where === '' ? [] : [paragraph(run(where, { italic: true }))]),
    ...lines.map((line) =>
      paragraph(run(line), { style: 'ListParagraph', list: { id: 1, level: 0 } }),
    ),
  ];
}
