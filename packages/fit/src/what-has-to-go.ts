import { applyEdit, type Resume, type Sections } from '@shortlist/model';
import { type HiddenPart, type HideablePart, hideableParts } from './hideable-parts.ts';

type FitGoal = {
  resume: Resume;
  /** Counts the pages that a resume takes in the look that is as small as it may be. */
  pagesOf: (resume: Resume) => number;
  goal: number;
  sections: Sections;
};

/**
 * The parts without which the resume takes at most `goal` pages, in the order in which they are printed: those that are missed
 * least, and none that could stay. The newest job is never one of them. None where it fits with all, or without any does not.
 */
export const whatHasToGo = (goal: FitGoal): HiddenPart[] =>
  leastHidden(hideableParts(goal.resume, goal.sections), goal);

/** The same of given parts, with the losses that they have. */
export function leastHidden(
  parts: readonly HideablePart[],
  { resume, pagesOf, goal, sections }: FitGoal,
): HideablePart[] {
  const fits = (hidden: readonly HideablePart[]) =>
    pagesOf(
      hidden.reduce((left, part) => applyEdit(left, part.setHidden(left, true), sections), resume),
    ) <= goal;
  if (fits([])) return [];

  const byLoss = parts.toReversed().toSorted((one, other) => one.loss - other.loss);
  const count = firstIndex(byLoss.length, (at) => fits(byLoss.slice(0, at + 1)));
  if (count === undefined) return [];
  const needed = new Set(neededOf(byLoss.slice(0, count + 1), fits));
  return parts.filter((part) => needed.has(part));
}

/** Those of the parts that may not stay. What is missed most stays first. */
function neededOf(
  byLoss: readonly HideablePart[],
  fits: (hidden: readonly HideablePart[]) => boolean,
): HideablePart[] {
  let hidden = [...byLoss];
  for (const part of byLoss.toReversed()) {
    const others = hidden.filter((each) => each !== part);
    if (fits(others)) hidden = others;
  }
  return hidden;
}

/** The first of `count` positions at which a condition holds that holds from there on, by bisection. */
function firstIndex(count: number, holdsAt: (at: number) => boolean): number | undefined {
  if (count === 0 || !holdsAt(count - 1)) return undefined;
  let [below, found] = [-1, count - 1];
  while (found - below > 1) {
    const middle = (below + found) >> 1;
    if (holdsAt(middle)) found = middle;
    else below = middle;
  }
  return found;
}
