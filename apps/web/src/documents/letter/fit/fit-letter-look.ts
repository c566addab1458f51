import { fitLetter, withWholeLook } from '@shortlist/fit';
import { type Letter, printedLetter } from '@shortlist/model';
import type { Fitted } from '#features/design/fit/fit-look.ts';
import { countPages } from '#paper/pages/count-pages.ts';
import { LETTER_PRINTER } from '#paper/pages/letter-file.ts';
import { designsLoader } from '#paper/pages/paper-designs.ts';
import { whenWordsLoaded, wordsFor } from '#paper/pages/paper-words.ts';
import { LETTERS } from '../letter-kind.ts';

/** The least visible change of a letter's look that brings it to so many pages. Rejects when a design or a font does not come. */
export async function fitLetterLook(letter: Letter, goal: number): Promise<Fitted> {
  const [loaded] = await Promise.all([designsLoader.whenLoaded(['all']), whenWordsLoaded(letter)]);
  const designs = loaded.get('all');
  if (!designs) throw new Error('The designs are not there.');
  const { design } = designs.of(letter.look);
  const known = { designs, sections: LETTERS.sections, printer: LETTER_PRINTER };
  const pagesOf = await countPages([letter, withWholeLook(letter, design)], known);
  const { layout } = printedLetter(letter, wordsFor(letter).language);
  const { pages, changes } = fitLetter({ letter, design, layout, goal, pagesOf });
  return pages <= goal ? { fits: true, goal, changes } : { fits: false, goal, pages, parts: [] };
}
