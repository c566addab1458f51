import type { PrintDocument } from '@shortlist/document';
import { type Letter, type PrintedLetter, printedLetter, runsFromRight } from '@shortlist/model';
import type { PrintedView } from '../design.ts';
import { withTexts } from '../layout-version.ts';
import { type DesignOptions, printInDesign } from '../print-in-design.ts';
import { dinLetter } from './din-letter.ts';
import { frenchLetter } from './french-letter.ts';
import type { LetterPages } from './letter-pages.ts';
import { PATTERN, patternOf } from './pattern.ts';
import { usLetter } from './us-letter.ts';

const LAYOUTS: Record<PrintedLetter['layout'], (pages: LetterPages) => PrintDocument> = {
  us: usLetter,
  din: dinLetter,
  french: frenchLetter,
};

/**
 * Prints a letter in the design that its look names, whatever that is, and in the layout of its country: the design prints the head, and two
 * sections of a pattern, whose texts the letter takes. Every span of the letter has the field it comes from as its `source` (`letter.subject`).
 */
export const designLetter = (letter: Letter, options: DesignOptions): PrintDocument =>
  printInDesign(letter.look, options, ({ design, chosen, layoutVersion, words, language }) => {
    const printed = printedLetter(letter, words.language);
    const view = { ...headOf(printed), language, titlesIn: words.language, sections: PATTERN };
    const document = design.print(withTexts(view, layoutVersion), {
      ...chosen,
      paper: letter.look.paper ?? PAPERS[printed.layout] ?? chosen.paper,
      // No section of the pattern stands at the side, whatever the look has there.
      sidebarSections: '',
    });
    return LAYOUTS[printed.layout]({
      printed,
      document,
      pattern: patternOf(document),
      isMirrored: runsFromRight(words.language),
    });
  });

/** The paper of a layout whose look says none; the design's where it has none of its own. */
const PAPERS: Partial<Record<PrintedLetter['layout'], 'a4'>> = { din: 'a4', french: 'a4' };

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
