import { type FitLook, fitPages, leastTextSizeOf, whatHasToGo } from '@shortlist/fit';
import { completeLook, type Resume } from '@shortlist/model';
import { CommandError } from './command.ts';
import { describeMisfit } from './output/describe-fit.ts';
import { type Printing, preparePrinting } from './write-resume.ts';

type Fitting = Printing & {
  /** At most this many pages. */
  goal: number;
  /** The name by which messages call the resume. */
  name: string;
};

/**
 * The resume with the least visible change of its look that brings it to so many pages, and what was changed. Throws
 * `CommandError`, which says what would have to go, where none does.
 */
export async function fitResume(resume: Resume, { goal, name, ...printing }: Fitting) {
  const { designs, sections } = printing;
  const { design: own, engine = null } = resume.look;
  const { design } = designs.of({ design: printing.design?.id ?? own, engine });
  // The product's designs say all that a look can say.
  const look = completeLook(resume.look, design.defaults) as FitLook;
  const inLook = (tried: FitLook): Resume => ({
    ...resume,
    look: { ...resume.look, ...choicesOf(tried) },
  });
  // A design may print a look in which something was chosen with other faces than its own.
  const { layOutNow } = await preparePrinting([resume, inLook(look)], printing);
  const asItIs = layOutNow(resume).pages.length;
  if (asItIs <= goal) return { resume, changes: [], pages: asItIs };

  const fit = fitPages({
    look,
    pagesOf: (tried) => layOutNow(inLook(tried)).pages.length,
    goal,
    leastTextSize: leastTextSizeOf(design),
  });
  const { look: fitted, changes, pages } = fit;
  if (pages <= goal) return { resume: inLook(fitted), changes, pages };
  const parts = whatHasToGo({
    resume,
    goal,
    sections,
    pagesOf: (tried) => layOutNow({ ...tried, look: inLook(fitted).look }).pages.length,
  });
  throw new CommandError(describeMisfit(name, { goal, pages, parts }));
}

/** Picks what fitting may change of a look. */
const choicesOf = ({ sideMargin, endMargin, lineHeight, entrySpace, textSize }: FitLook) => ({
  sideMargin,
  endMargin,
  lineHeight,
  entrySpace,
  textSize,
});
