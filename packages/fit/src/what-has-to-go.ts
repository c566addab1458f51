import {
  applyEdit,
  type Edit,
  type EntryKind,
  entriesOf,
  type Points,
  type PrintedEntry,
  type PrintedSection,
  pointsIn,
  printedResume,
  type Resume,
  type Sections,
  sectionsOf,
} from '@shortlist/model';

/** Part of a resume that could be hidden. */
export type HiddenPart = {
  /** The points of an entry, the entry, or a section. */
  what: 'points' | 'entry' | 'section';
  /** Name of the entry or the section, as it is printed. */
  title: string;
  /** The edit by which it is hidden in a resume, or shown again. */
  setHidden: (resume: Resume, isHidden: boolean) => Edit;
};

/** `loss`: how much a reader misses it, from 0; parts of the same loss go from the last that is printed. */
type Part = HiddenPart & { loss: number };

type FitGoal = {
  resume: Resume;
  /** Counts the pages that a resume takes in the look that is as small as it may be. */
  pagesOf: (resume: Resume) => number;
  goal: number;
  sections: Sections;
};

/** Losses of the parts, least first. */
const LOSS = {
  oldestPoints: 0,
  optionalSection: 1,
  points: 2,
  entry: 3,
  firstEntry: 4,
  text: 5,
} as const;

/** The kind of section whose first entry is a person's newest job, which never goes. */
const JOBS = 'experience';

/**
 * The parts without which the resume takes at most `goal` pages, in the order in which they are printed: those that are missed
 * least, and none that could stay. The newest job is never one of them. None where it fits with all, or without any does not.
 */
export function whatHasToGo({ resume, pagesOf, goal, sections }: FitGoal): HiddenPart[] {
  const printed = partsOf(resume, sections);
  const fits = (hidden: readonly Part[]) =>
    pagesOf(
      hidden.reduce((left, part) => applyEdit(left, part.setHidden(left, true), sections), resume),
    ) <= goal;
  if (fits([])) return [];

  const byLoss = printed.toReversed().toSorted((one, other) => one.loss - other.loss);
  const count = firstIndex(byLoss.length, (at) => fits(byLoss.slice(0, at + 1)));
  if (count === undefined) return [];
  const needed = new Set(neededOf(byLoss.slice(0, count + 1), fits));
  return printed.filter((part) => needed.has(part));
}

/** Those of the parts that may not stay. What is missed most stays first. */
function neededOf(byLoss: readonly Part[], fits: (hidden: readonly Part[]) => boolean): Part[] {
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

/** All parts that could go, in the order in which they are printed. */
function partsOf(resume: Resume, base: Sections): Part[] {
  const known = sectionsOf(resume, base);
  return printedResume(resume, { sections: base }).sections.flatMap((section) => {
    const definition = known.all.find(({ path }) => path === section.section);
    if (!definition) return [];
    const { kind, isOptional = false } = definition;
    if (isOptional) return [sectionPart(section, kind, LOSS.optionalSection)];
    if (section.entries.length === 0) return [sectionPart(section, kind, LOSS.text)];
    return section.entries.flatMap((entry, at) =>
      entryParts(entry, {
        resume,
        kind: kind as EntryKind,
        isFirst: at === 0,
        isLast: at === section.entries.length - 1,
      }),
    );
  });
}

const sectionPart = ({ title }: PrintedSection, key: string, loss: number): Part => ({
  what: 'section',
  title,
  loss,
  setHidden: (_resume, isHidden) => ({ type: 'set-section', key, changes: { isHidden } }),
});

type EntryPlace = { resume: Resume; kind: EntryKind; isFirst: boolean; isLast: boolean };

/** An entry, and before it its points, which are missed less. */
function entryParts(entry: PrintedEntry, { resume, kind, isFirst, isLast }: EntryPlace): Part[] {
  if (kind === JOBS && isFirst) return [];
  const { id, name, organization } = entry;
  const title = [...name.slice(0, 1), ...organization.slice(0, 1)]
    .map(({ text }) => text)
    .join(', ');
  const whole: Part = {
    what: 'entry',
    title,
    loss: isFirst ? LOSS.firstEntry : LOSS.entry,
    setHidden: (_resume, isOn) => ({ type: 'set-flag', kind, id, flag: 'hidden', isOn }),
  };
  const field = entry.points[0]?.ref.field;
  if (isFirst || field === undefined) return [whole];

  const pointsOf = (read: Resume): Points['points'] => {
    const held = entriesOf(read, kind).find((each) => each.id === id);
    return (held && pointsIn(held, field)?.points) ?? [];
  };
  const shown = new Set(pointsOf(resume).flatMap((point) => (point.hidden ? [] : point.id)));
  const points: Part = {
    what: 'points',
    title,
    loss: kind === JOBS && isLast ? LOSS.oldestPoints : LOSS.points,
    setHidden: (read, isHidden) =>
      // Its kind has the field, since its points were printed from there.
      ({
        type: 'set-points',
        kind,
        id,
        field,
        points: pointsOf(read).map((point) =>
          shown.has(point.id) ? { ...point, hidden: isHidden } : point,
        ),
      }) as Edit,
  };
  return [points, whole];
}
