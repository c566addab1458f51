import {
  type FitChange,
  type FitLook,
  fitPages,
  type HiddenPart,
  leastTextSizeOf,
  whatHasToGo,
} from '@shortlist/fit';
import type { Look, Resume, Sections } from '@shortlist/model';
import type { Design, Designs } from '@shortlist/templates';
import { countPages } from '#paper/pages/count-pages.ts';

type Fitting = {
  design: Design;
  designs: Designs;
  sections: Sections;
  /** The look that is printed now. */
  look: Required<Look>;
  /** At most this many pages. */
  goal: number;
};

/** Result of fitting: what was changed, or what would have to go. */
export type Fitted =
  | { fits: true; goal: number; changes: readonly FitChange[] }
  | { fits: false; goal: number; pages: number; parts: readonly HiddenPart[] };

/** The least visible change of a look that brings a resume to so many pages. Rejects when a font does not come. */
export async function fitLook(
  resume: Resume,
  { goal, design, ...fitting }: Fitting,
): Promise<Fitted> {
  const { look, designs, sections } = fitting;
  const inLook = (tried: FitLook): Resume => ({
    ...resume,
    look: { ...resume.look, ...chosenOf(tried) },
  });
  const pagesOf = await countPages([resume, inLook(look)], { designs, sections });
  const fit = fitPages({
    look,
    goal,
    pagesOf: (tried) => pagesOf(inLook(tried)),
    leastTextSize: leastTextSizeOf(design),
  });
  if (fit.pages <= goal) return { fits: true, goal, changes: fit.changes };
  const smallest = inLook(fit.look);
  const parts = whatHasToGo({
    resume,
    goal,
    sections,
    pagesOf: (tried) => pagesOf({ ...tried, look: smallest.look }),
  });
  return { fits: false, goal, pages: fit.pages, parts };
}

/** Picks the members of a look that fitting may change. */
const chosenOf = ({ sideMargin, endMargin, lineHeight, entrySpace, textSize }: FitLook) => ({
  sideMargin,
  endMargin,
  lineHeight,
  entrySpace,
  textSize,
});
