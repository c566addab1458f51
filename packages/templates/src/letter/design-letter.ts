import type { PrintDocument } from '@shortlist/document';
import { type Letter, type PrintedLetter, printedLetter } from '@shortlist/model';
import type { PrintedView } from '../design.ts';
import { withTexts } from '../layout-version.ts';
import { type DesignOptions, printInDesign } from '../print-in-design.ts';
import { letterBlocks } from './letter-blocks.ts';
import { PATTERN, patternOf } from './pattern.ts';

/**
 * Prints a letter in the design that its look names, whatever that is: the design prints the head, and two sections of a pattern, whose place
 * and texts the letter takes. Every span of the letter has the field it comes from as its `source` (`letter.subject`).
 */
export const designLetter = (letter: Letter, options: DesignOptions): PrintDocument =>
  printInDesign(letter.look, options, ({ design, chosen, layoutVersion, words, language }) => {
    const printed = printedLetter(letter, words.language);
    const view = { ...headOf(printed), language, titlesIn: words.language, sections: PATTERN };
    // No section of the pattern stands at the side, whatever the look has there.
    const document = design.print(withTexts(view, layoutVersion), {
      ...chosen,
      sidebarSections: '',
    });
    const pattern = patternOf(document);
    const blocks = letterBlocks(printed, pattern);
    return {
      ...document,
      regions: document.regions.map((region) =>
        region === pattern.region ? { ...region, blocks: [...pattern.before, ...blocks] } : region,
      ),
    };
  });

function headOf(printed: PrintedLetter): Omit<PrintedView, 'language' | 'titlesIn' | 'sections'> {
  const { name, headline, contact, details, subject } = printed;
  const [about = 'Letter'] = subject.map(({ text }) => text);
  return {
    name: { text: name, ref: { section: 'contact', field: 'fullName' } },
    ...(headline !== '' && {
      headline: { text: headline, ref: { section: 'contact', field: 'headline' } },
    }),
    contact,
    details,
    title: `${name} – ${about}`,
    author: name,
  };
}
