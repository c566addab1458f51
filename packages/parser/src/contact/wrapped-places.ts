import { isCountry, isState } from '../evidence/places.ts';
import { joinCells } from '../lines/join-wrapped.ts';
import type { Cell } from '../lines/row.ts';
import { joinPassages } from '../passage.ts';
import type { ContactPiece } from './contact-pieces.ts';

/** Points that two edges of one column may differ by, where an icon leads the first line. */
const SAME_EDGE = 24;

/**
 * Addresses that take two lines: "Leeds, West | Yorkshire, England". What has a comma and names no
 * country at its end goes on in the piece below it, or from the end of a line in the first of the next.
 */
export function wrappedPlaces(pieces: readonly ContactPiece[]): ContactPiece[] {
  return pieces.flatMap((piece, at) => {
    const { cell, row, label } = piece;
    const isLast = pieces[at + 1]?.row !== row;
    const isWithin = isLast && (pieces[at - 1]?.row === row || label === 'place');
    const below = pieces.filter((each) => each.row === row + 1 && isShort(each));
    const isList = cell.text.includes(',') && !isCountry(partsOf(cell).at(-1) ?? '');
    const next =
      (isList ? below.find((each) => isBelow(each.cell, cell)) : undefined) ??
      (isWithin ? below.find((each) => beginsRegion(each.cell)) : undefined);
    return next ? [{ cell: joined(cell, next.cell), row, ...(label && { label }) }] : [];
  });
}

const partsOf = ({ text }: Cell): string[] => text.split(',').map((part) => part.trim());

/** It begins with the whole name of a state or a country: the comma before it was at the end of the line. */
const beginsRegion = (cell: Cell): boolean => {
  const [first = ''] = partsOf(cell);
  return isCountry(first) || isState(first);
};

const joined = (first: Cell, next: Cell): Cell =>
  beginsRegion(next)
    ? { ...first, ...joinPassages([first, next], ', '), right: next.right }
    : joinCells(first, next);

const isNear = (first: number, second: number): boolean => Math.abs(first - second) < SAME_EDGE;

const isBelow = (next: Cell, { x, right }: Cell): boolean =>
  isNear(next.x, x) || isNear(next.right, right);

/** Up to six words without digits and without a label. */
const isShort = ({ cell: { text }, label }: ContactPiece): boolean =>
  label === undefined && /^[^\d@:/]+$/u.test(text) && text.split(/\s+/u).length <= 6;
