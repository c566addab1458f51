import { lineText, type PlacedText, type TextLine, type TextPlace } from '@shortlist/placed-text';
import { isBareLabel, isDuration } from '../entries/drop-remarks.ts';
import { isEntryLabel, kindOfHead } from '../entries/field-labels/entry-label.ts';
import { isLabel } from '../label-words.ts';
import type { DroppedRow } from '../lines/drop-decoration.ts';
import type { Cell } from '../lines/row.ts';
import type { FoundSection } from '../sections/section.ts';
import type { LeftOutReason, LeftOutText, ReadField, UnplacedText } from './parsed-resume.ts';
import { saidPlaces } from './said-places.ts';

type Read = {
  fields: readonly ReadField[];
  unplaced: readonly UnplacedText[];
  sections: readonly FoundSection[];
  dropped: readonly DroppedRow[];
};

/**
 * All other text of the document: what was left out and why, and what no step had a reason to drop, which is unplaced as
 * well. So every word of the document is in a field, in the unplaced text or here, whatever the steps between do.
 */
export function findLeftOut(
  { lines }: PlacedText,
  { fields, unplaced, sections, dropped }: Read,
): { missed: UnplacedText[]; leftOut: LeftOutText[] } {
  const texts = lines.map(lineText);
  const covered = byLine([
    ...fields.flatMap((field) => saidPlaces(field, texts)),
    ...unplaced.flatMap(({ places }) => places),
  ]);
  const reasons = byLine(reasonsOf(sections, dropped));
  const missed: UnplacedText[] = [];
  const leftOut: LeftOutText[] = [];
  for (const [line, said] of texts.entries()) {
    const ofLine = reasonOfOrigin(lines[line]);
    for (const { text, place } of restOf(said, line, covered.get(line) ?? [])) {
      const told = reasons.get(line)?.find((reason) => overlaps(reason, place)) ?? ofLine;
      const why = told ? told.why : reasonOf(text);
      if (why === undefined) missed.push({ text, places: [place] });
      else leftOut.push({ text, places: [place], why });
    }
  }
  return { missed, leftOut };
}

type Why = { why: LeftOutReason | undefined };
type Told = TextPlace & Why;

/** A note is told whole, labels and all: nothing beside it says them. */
function reasonOfOrigin(line: TextLine | undefined): Why | undefined {
  if (line?.origin === 'comment') return { why: 'comment' };
  return line?.origin === 'note' ? { why: undefined } : undefined;
}

/** Headings, and the rows that are no part of the text. */
function reasonsOf(sections: readonly FoundSection[], dropped: readonly DroppedRow[]): Told[] {
  const toldOf = (cell: Cell, why: LeftOutReason | undefined) =>
    cell.parts.map(({ place }) => ({ ...place, why }));
  return [
    ...dropped.flatMap(({ row, why }) => row.cells.flatMap((cell) => toldOf(cell, why))),
    ...sections.flatMap(({ title }) => (title ? toldOf(title, 'heading') : [])),
  ];
}

function reasonOf(text: string): LeftOutReason | undefined {
  if (isDuration(text)) return 'duration';
  return isLabel(text) || isEntryLabel(text) || kindOfHead(text) || isBareLabel(text)
    ? 'label'
    : undefined;
}

const overlaps = (one: TextPlace, other: TextPlace): boolean =>
  one.start < other.end && other.start < one.end;

function byLine<P extends TextPlace>(places: readonly P[]): ReadonlyMap<number, P[]> {
  const lines = new Map<number, P[]>();
  for (const place of places) {
    const held = lines.get(place.line);
    if (held) held.push(place);
    else lines.set(place.line, [place]);
  }
  return lines;
}

/** Returns what the places leave of a line, cut at wide gaps, where it has a word. */
function restOf(text: string, line: number, places: readonly TextPlace[]) {
  return gapsOf(text, places).flatMap(([from, to]) =>
    Array.from(text.slice(from, to).matchAll(/[^\t]+/gu), (match) => {
      const raw = match[0];
      const start = from + match.index + (raw.length - raw.trimStart().length);
      const said = raw.trim();
      return { text: said, place: { line, start, end: start + said.length } };
    }).filter((each) => /[\p{L}\p{N}]{2}/u.test(each.text)),
  );
}

/** From the end of each place to the beginning of the next. */
function gapsOf(text: string, places: readonly TextPlace[]): [number, number][] {
  const gaps: [number, number][] = [];
  let from = 0;
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    if (start > from) gaps.push([from, start]);
    from = Math.max(from, end);
  }
  return [...gaps, [from, text.length]];
}
