import { completeLook, type Letter, type PrintedLetter } from '@shortlist/model';
import type { Design } from '@shortlist/templates';
import { FIT_KNOBS, type FitKnob, type FitLook } from './fit-knobs.ts';
import { type FitChange, fitPages, leastTextSizeOf } from './fit-pages.ts';

type Layout = PrintedLetter['layout'];

type LetterFitting = {
  letter: Letter;
  /** The design that prints it, one of those in which a look can say everything. */
  design: Design;
  /** The layout that it is printed in. */
  layout: Layout;
  /** At most this many pages are wanted; one where it is not given. */
  goal?: number;
  /** Counts the pages that a letter takes; the faces of the letter and of `withWholeLook` must be at hand. */
  pagesOf: (letter: Letter) => number;
};

export type FittedLetter = {
  /** The letter in the look that fits; where none does, in one with all that may be smaller as small as it may be. */
  letter: Letter;
  /** The choices that are smaller in it. None where the letter fits as it is. */
  changes: FitChange[];
  pages: number;
};

/** The choices of a look that change the height of a letter, which has no entries. */
const KNOBS: readonly FitKnob[] = FIT_KNOBS.filter((knob) => knob !== 'entrySpace');

/** DIN 5008 sets the margins at the sides itself. */
const knobsOf = (layout: Layout): readonly FitKnob[] =>
  layout === 'din' ? KNOBS.filter((knob) => knob !== 'sideMargin') : KNOBS;

/** The least visible change of a letter's look that brings it to a page, or to so many: see `fitPages`. */
export function fitLetter(fitting: LetterFitting): FittedLetter {
  const { letter, design, layout, goal = 1, pagesOf } = fitting;
  const asItIs = pagesOf(letter);
  if (asItIs <= goal) return { letter, changes: [], pages: asItIs };
  const knobs = knobsOf(layout);
  const inLook = (look: FitLook) => withChoices(letter, look, knobs);
  const { look, changes, pages } = fitPages({
    look: wholeLook(letter, design),
    pagesOf: (tried) => pagesOf(inLook(tried)),
    goal,
    leastTextSize: leastTextSizeOf(design),
    knobs,
  });
  const changed = changes.map(({ knob }) => knob);
  return { letter: withChoices(letter, look, changed), changes, pages };
}

/** The letter with each of those choices made, as fitting tries it: a design may print it in other faces than one without any. */
export const withWholeLook = (letter: Letter, design: Design): Letter =>
  withChoices(letter, wholeLook(letter, design), KNOBS);

/** The product's designs say all that a look can say. */
const wholeLook = ({ look }: Letter, design: Design): FitLook =>
  completeLook(look, design.defaults) as FitLook;

const withChoices = (letter: Letter, look: FitLook, knobs: readonly FitKnob[]): Letter => ({
  ...letter,
  look: { ...letter.look, ...Object.fromEntries(knobs.map((knob) => [knob, look[knob]])) },
});
