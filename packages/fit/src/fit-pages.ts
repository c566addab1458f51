import { cheapestPoint, type Point } from './cheapest-point.ts';
import { costOf, FIT_KNOBS, type FitKnob, type FitLook, levelsOf, MEASURES } from './fit-knobs.ts';

export type FitChange = { knob: FitKnob; from: number; to: number };

export type FitOptions = {
  /** The look that is printed now. */
  look: FitLook;
  /** Counts the pages that a look takes. */
  pagesOf: (look: FitLook) => number;
  /** At most this many are wanted; 1 or more. */
  goal: number;
  /** The smallest size of text that fitting sets, in points; 9 where it is not given. */
  leastTextSize?: number;
  /** The choices that may be smaller; all where it is not given. */
  knobs?: readonly FitKnob[];
};

export type Fit = {
  /** The look that fits; where none does, with all that may be smaller as small as it may be. */
  look: FitLook;
  /** The choices that are smaller in it, in the order of what people see least. */
  changes: FitChange[];
  /** The visibility of the changes: 0 for none, 1 for one that is just noticed. */
  cost: number;
  pages: number;
};

/**
 * The least visible change of margins, spaces and sizes with which a document takes at most `goal` pages: of all
 * combinations in steps, the one of the lowest cost (see `costOf`). It never makes text smaller than 9 points nor
 * margins than 12 mm. Where even the smallest values take more pages, `pages` says how many.
 *
 * Automatic layout as a choice of the cheapest among what is allowed: Hurst, Li and Marriott, "Review of Automatic
 * Document Formatting", 2009.
 */
export function fitPages(options: FitOptions): Fit {
  const { look, pagesOf, goal, leastTextSize, knobs = FIT_KNOBS } = options;
  const axes = knobs.map((knob) =>
    levelsOf(knob, look[knob], knob === 'textSize' ? leastTextSize : undefined),
  );
  const costs = knobs.map((knob, axis) =>
    (axes[axis] ?? []).map((value) => costOf(knob, look[knob], value)),
  );
  const at = (point: Point): FitLook => ({
    ...look,
    ...Object.fromEntries(
      knobs.map((knob, axis) => [knob, axes[axis]?.[point[axis] ?? 0] ?? look[knob]]),
    ),
  });
  const last = axes.map((levels) => levels.length - 1);
  const found = cheapestPoint({ costs, isFeasible: (point) => pagesOf(at(point)) <= goal }) ?? last;
  const fitted = at(found);
  return {
    look: fitted,
    changes: knobs
      .filter((knob) => fitted[knob] !== look[knob])
      .map((knob) => ({
        knob,
        from: look[knob],
        to: fitted[knob],
      })),
    cost: knobs.reduce((sum, knob) => sum + costOf(knob, look[knob], fitted[knob]), 0),
    pages: pagesOf(fitted),
  };
}

/** The smallest size of body text, in points, with which no column has smaller text than fitting may set. */
export const leastTextSizeOf = ({ hasSidebar = false }: { hasSidebar?: boolean }): number =>
  MEASURES.textSize.floor + (hasSidebar ? 0.5 : 0);
