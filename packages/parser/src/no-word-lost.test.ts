import { fc, test as property } from '@fast-check/vitest';
import { numberedIds } from '@shortlist/model';
import { lineText } from '@shortlist/placed-text';
import { describe, expect } from 'vitest';
import { type Printed, printedText } from './document/placed-text.test-support.ts';
import { parseResume } from './parse-resume.ts';

/** The n-th of endless words that no list knows. */
const rareWord = (n: number): string =>
  `Zq${Array.from(String(n), (digit) => 'bcdfghjklm'[Number(digit)]).join('')}xw`;

/** Generates the print on one base line: "_" stands for a rare word, a tab for a wide gap. */
const text = fc.constantFrom(
  '_',
  '_ _',
  '_ _ _ _ _ _ _ _ _ _ _ _.',
  'Experience',
  'EDUCATION',
  'Skills',
  'Where I _',
  'My _ Journey',
  '_ & _',
  'Projects (_)',
  'References',
  '_\t2019 – 2021',
  'Engineer at _, Leeds\t03/2018 – heute',
  '2015 – 2017\t_ GmbH\t_',
  'B.Sc. in _, University of _ (2011), GPA: 3.8 _',
  '• _ with _',
  '_: _, _, _',
  'Languages: English, _ (fluent)',
  '_ Award, _ (2020)',
  'AWS Certified _\t_\t2020',
  '_@example.org',
  'Email_@example.orgPhone +49 30 1234567 _',
  'ada.byron@exam',
  'ple.org',
  'linkedin.com/in/_',
  'https://_.example.com/_/',
  '_ Street 12, 10115 _, Germany',
  'Based in _ | _ | github.com/_',
  'Name: _ _',
  'Languages',
  'English (_), German: _, _',
  '_\tC1',
  'Volunteering',
  'Publications',
  '_ A., _ B. (2020). _ _ _. _, 12(3). doi:10.1000/_',
  '“_ _ of _”, _, 2019',
  'Courses',
  'Memberships',
  'Member, _ _',
  'Interests',
  'References',
  'Dr. Ada _, _ at _',
  'Patents',
  'The _ of _',
  'Nationality: _',
  'GitHub: github.com/_',
  'Z q b x w s p a c e d',
  'Page 2 of 3',
  'Page 2 of 3 | _',
  '_ – 1/2',
  '_ – 24/7',
  'Updated _ lists',
  'Last updated: May 2024',
  '© 2024 _ _',
  'Curriculum Vitae',
  'GPA: 3.97, _',
  '_ (2 yrs 3 mos)',
);

const line = fc.record({
  text,
  size: fc.constantFrom(9, 10, 10, 10, 14, 24),
  bold: fc.boolean(),
  x: fc.constantFrom(72, 72, 72, 90, 320),
  gap: fc.constantFrom(1.2, 1.2, 2.2),
  origin: fc.constantFrom('body' as const, 'body' as const, 'body' as const, 'note' as const),
});

/** Pages of such lines, and the rare words that they hold. */
const printedPages = fc.array(line, { maxLength: 30 }).map((lines) => {
  let words = 0;
  let y = 20;
  const printed = lines.map(({ text: said, size, bold, x, gap, origin }): Printed => {
    y += size * gap;
    const cells = said.replace(/_/gu, () => rareWord(words++)).split('\t');
    const pieces = cells.map((each, at) => ({ text: each, size, bold, x: x + at * 150 }));
    return { page: Math.floor(y / 700), y: y % 700, pieces, origin };
  });
  return {
    document: printedText(printed),
    words: Array.from({ length: words }, (_, at) => rareWord(at)),
  };
});

describe('every document', () => {
  property.prop([printedPages], { numRuns: 150 })(
    '[TR1] has each word of three letters in a field, in the unplaced text, or in what was left out and why',
    ({ document }) => {
      const { fields, unplaced, leftOut } = parseResume(document, numberedIds());
      const places = [...fields, ...unplaced, ...leftOut].flatMap((each) => each.places);
      const isHeld = (line: number, at: number) =>
        places.some((place) => place.line === line && place.start <= at && at < place.end);
      const lost = document.lines.flatMap((each, line) =>
        Array.from(lineText(each).matchAll(/\p{L}{3,}/gu)).flatMap(({ index, 0: word }) =>
          isHeld(line, index) && isHeld(line, index + word.length - 1) ? [] : [word],
        ),
      );
      expect(lost).toEqual([]);
    },
  );

  property.prop([printedPages], { numRuns: 150 })(
    '[RD2] has each of its words in a field, in the title of a section or among the unplaced text',
    ({ document, words }) => {
      const { fields, unplaced, resume } = parseResume(document, numberedIds());
      const shown = [...fields, ...unplaced].flatMap(({ places }) =>
        places.map(({ line: at, start, end }) => {
          const found = document.lines[at];
          return found ? lineText(found).slice(start, end) : '';
        }),
      );
      const headings = unplaced.map(({ heading = '' }) => heading);
      const titles = resume.sections.map(({ settings }) => settings?.title ?? '');
      const all = [...shown, ...headings, ...titles].join('\n');
      expect(words.filter((word) => !all.includes(word))).toEqual([]);
    },
  );
});
