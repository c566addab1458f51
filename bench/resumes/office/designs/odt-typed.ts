import type { SheetEntry } from '../../printed/sheet.ts';
import { flatOdt, odtParagraph, odtStyle } from '../odt.ts';
import { odtDesigns } from '../office-design.ts';
import { type Xml, xml } from '../xml.ts';

/** Typed without any style: headings in capitals, hyphens for bullets, empty lines for space. */
export const odtTyped = odtDesigns({
  id: 'odt-typed',
  split: 'learn',
  dates: { form: 'digits', dash: ' - ' },
  sections: ['summary', 'work', 'education', 'awards', 'certificates', 'skills'],
  source: (sheet) => {
    const { headings } = sheet;
    const heading = (text: string) => [line(''), line(text.toUpperCase())];
    const part = (title: string, entries: readonly SheetEntry[]) =>
      entries.length === 0
        ? []
        : [...heading(title), ...entries.flatMap((entry, at) => typed(entry, at > 0))];
    return flatOdt({
      text: 'style:font-name="Liberation Serif" fo:font-family="Liberation Serif" fo:font-size="12pt"',
      styles: [odtStyle({ name: 'Body' })],
      body: [
        ...[sheet.name, sheet.place, sheet.phone, sheet.email, sheet.website]
          .filter((text) => text !== '')
          .map(line),
        ...(sheet.summary === '' ? [] : [...heading(headings.summary), line(sheet.summary)]),
        ...part(headings.work, sheet.work),
        ...part(headings.education, sheet.education),
        ...part(headings.awards, sheet.awards),
        ...part(headings.certificates, sheet.certificates),
        ...(sheet.skills.length === 0 ? [] : heading(headings.skills)),
        ...sheet.skills.map(({ name, members }) =>
          line([name, members.join(', ')].filter(Boolean).join(': ')),
        ),
      ],
    });
  },
});

const line = (text: string): Xml => odtParagraph('Body', xml`${text}`);

const typed = (
  { title, organization, place, dates, grade, lines }: SheetEntry,
  isNext: boolean,
): Xml[] => [
  ...(isNext ? [line('')] : []),
  line([dates, title].filter(Boolean).join(': ')),
  ...[[organization, place].filter(Boolean).join(', '), grade].filter(Boolean).map(line),
  ...lines.map((text) => line(`- ${text}`)),
];
