import {
  applyEdit,
  type EntryKind,
  type PrintedEntry,
  type PrintedSection,
  printedResume,
  type Resume,
  type Sections,
  sectionsOf,
} from '@shortlist/model';

/** An entry, or a section without entries, that could be left out: what it is called, and the resume with it hidden. */
type Part = {
  title: string;
  letters: number;
  isEntry: boolean;
  hideIn: (resume: Resume) => Resume;
};

type FitGoal = {
  resume: Resume;
  /** Counts the pages that a resume takes in the look that is as small as it may be. */
  pagesOf: (resume: Resume) => number;
  goal: number;
  sections: Sections;
};

/**
 * The titles of the entries and sections without which the resume takes at most `goal` pages: the shortest single one,
 * or else as few as possible of the last entries. None where it fits with all of them, or without any of them does not.
 */
export function whatHasToGo({ resume, pagesOf, goal, sections }: FitGoal): string[] {
  const parts = partsOf(resume, sections);
  const without = (hidden: readonly Part[]) =>
    hidden.reduce((left, { hideIn }) => hideIn(left), resume);
  const fits = (hidden: readonly Part[]) => pagesOf(without(hidden)) <= goal;
  if (fits([])) return [];

  const byLength = parts.toSorted((one, other) => one.letters - other.letters);
  const single = firstIndex(byLength.length, (at) => fits(byLength.slice(at, at + 1)));
  if (single !== undefined) return byLength.slice(single, single + 1).map(({ title }) => title);

  const fromEnd = [
    ...parts.filter(({ isEntry }) => isEntry).toReversed(),
    ...parts.filter(({ isEntry }) => !isEntry).toReversed(),
  ];
  const count = firstIndex(fromEnd.length, (at) => fits(fromEnd.slice(0, at + 1)));
  if (count === undefined) return [];
  return needed(fromEnd.slice(0, count + 1), fits).map(({ title }) => title);
}

/** Those of the parts that may not stay, in the order of the resume. */
function needed(parts: readonly Part[], fits: (hidden: readonly Part[]) => boolean): Part[] {
  let hidden = [...parts];
  for (const part of parts.toSorted((one, other) => other.letters - one.letters)) {
    const others = hidden.filter((each) => each !== part);
    if (fits(others)) hidden = others;
  }
  return hidden.toReversed();
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

function partsOf(resume: Resume, base: Sections): Part[] {
  const known = sectionsOf(resume, base);
  return printedResume(resume, { sections: base }).sections.flatMap((section) => {
    const kind = known.all.find(({ path }) => path === section.section)?.kind;
    if (kind === undefined) return [];
    if (section.entries.length === 0) return [textPart(section, kind, base)];
    return section.entries.map((entry) => entryPart(entry, kind as EntryKind, base));
  });
}

const textPart = ({ title, lines }: PrintedSection, key: string, sections: Sections): Part => ({
  title,
  isEntry: false,
  letters: lines.reduce((sum, { text }) => sum + text.length, title.length),
  hideIn: (resume) =>
    applyEdit(resume, { type: 'set-section', key, changes: { isHidden: true } }, sections),
});

function entryPart(entry: PrintedEntry, kind: EntryKind, sections: Sections): Part {
  const { id, name, organization, location, remarks, points } = entry;
  const texts = [...name, ...organization, ...location, ...remarks, ...points];
  return {
    title: [...name.slice(0, 1), ...organization.slice(0, 1)].map(({ text }) => text).join(', '),
    isEntry: true,
    letters: texts.reduce((sum, { text }) => sum + text.length, 0),
    hideIn: (resume) =>
      applyEdit(resume, { type: 'set-flag', kind, id, flag: 'hidden', isOn: true }, sections),
  };
}
