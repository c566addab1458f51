import type { TextPlace } from '@shortlist/placed-text';
import { isLinksHeading } from '../contact/links/find-other-links.ts';
import { type Passage, placesOf, slicePassage } from '../document/passage.ts';
import { isDuration } from '../entries/drop-remarks.ts';
import { isEntryLabel, kindOfHead } from '../entries/field-labels/entry-label.ts';
import { isWholeHeading } from '../headings/name-section.ts';
import { isLabel } from '../label-words.ts';
import type { Cell } from '../lines/row.ts';
import type { FoundSection } from '../sections/section.ts';
import type { ReadField, UnplacedText } from './parsed-resume.ts';

/** Sections whose entries are read by the labels in them: these say no more than the fields do. */
const LABELLED: ReadonlySet<FoundSection['kind']> = new Set(['experience', 'education'] as const);

/** The text of the sections that no field was read from, a line at a time; labels, joining words and lengths of time are none. */
export function findUnplaced(
  sections: readonly FoundSection[],
  fields: readonly ReadField[],
): UnplacedText[] {
  const used = usedPlaces(fields);
  return sections.flatMap((section) => {
    const { kind, title, rows } = section;
    const heading = title && { heading: title.text };
    const unused = rows
      .flatMap(({ cells }) => cells.flatMap((cell) => unusedOf(cell, used)))
      .filter(({ text }) => !LABELLED.has(kind) || !(isEntryLabel(text) || kindOfHead(text)));
    // A heading of the lexicon is said by the section that it heads; of another the words would be lost.
    const isSaid = title === undefined || isSaidBy(section, title);
    if (unused.length === 0 && !isSaid) {
      return unusedOf(title, used).map((passage) => ({
        text: passage.text,
        places: placesOf(passage),
      }));
    }
    return unused.map((passage) => ({
      text: passage.text,
      places: placesOf(passage),
      ...heading,
    }));
  });
}

/** Checks whether the section's kind, or its own title, says what its heading does. */
const isSaidBy = ({ kind, open }: FoundSection, title: Cell): boolean =>
  open === 'own' ||
  isLinksHeading(title.text) ||
  ((kind !== 'other' || open !== undefined) && isWholeHeading(title.text));

function usedPlaces(fields: readonly ReadField[]): ReadonlyMap<number, TextPlace[]> {
  const used = new Map<number, TextPlace[]>();
  for (const place of fields.flatMap(({ places }) => places)) {
    const places = used.get(place.line);
    if (places) places.push(place);
    else used.set(place.line, [place]);
  }
  return used;
}

function unusedOf(cell: Cell, used: ReadonlyMap<number, readonly TextPlace[]>): Passage[] {
  const gaps: Passage[] = [];
  let from = 0;
  for (const [start, end] of usedRanges(cell, used)) {
    if (start > from) gaps.push(slicePassage(cell, from, start));
    from = Math.max(from, end);
  }
  const isUnused = from === 0;
  gaps.push(slicePassage(cell, from));
  return gaps.filter(
    ({ text }) =>
      text.length > 1 &&
      /[\p{L}\p{N}]{2}/u.test(text) &&
      !isDuration(text) &&
      (isUnused || !isLabel(text)),
  );
}

/** The ranges of the cell's text that fields were read from, in order. */
function usedRanges(
  cell: Cell,
  used: ReadonlyMap<number, readonly TextPlace[]>,
): [number, number][] {
  const ranges = cell.parts.flatMap(({ at, place }) =>
    (used.get(place.line) ?? []).flatMap((other): [number, number][] => {
      const start = Math.max(place.start, other.start);
      const end = Math.min(place.end, other.end);
      return start < end ? [[at + start - place.start, at + end - place.start]] : [];
    }),
  );
  return ranges.sort(([a], [b]) => a - b);
}
