import { joinPassages } from '../../document/passage.ts';
import { isCountry, isState } from '../../evidence/locations.ts';
import { joinCells } from '../../lines/join-wrapped.ts';
import type { Cell } from '../../lines/row.ts';
import type { ContactPiece } from '../contact-pieces.ts';
import { isCountryCode } from './country-code.ts';

/** Points that two edges of one column may differ by, where an icon leads the first line. */
const SAME_EDGE = 24;

/** Street, town, region and country: an address has no more pieces. */
const MOST_PIECES = 4;

/**
 * Addresses that several pieces make: lines below each other ("4 High Street", "Leeds", "England"), parts of a row
 * that bars stand between ("Leeds | UK"), and names that wrap ("Leeds, West | Yorkshire, England"). A piece goes on
 * in one that names a country, a region or a postcode; a street, a label or a list also in a town.
 */
export function addressRuns(pieces: readonly ContactPiece[]): ContactPiece[] {
  return pieces.flatMap((first, at) => {
    const runs: ContactPiece[] = [];
    const isOpen = first.label === 'place' || /\d.*\p{L}|\p{L}.*[\d,]/u.test(first.cell.text);
    let run = first;
    let last = at;
    while (runs.length < MOST_PIECES - 1) {
      const isWhole = isCountry(partsOf(run.cell).at(-1) ?? '');
      const next = isWhole ? -1 : nextPiece(pieces, last, isOpen);
      const piece = pieces[next];
      if (!piece) break;
      const label = first.label && { label: first.label };
      const isBroken = isBrokenList(pieces[last]?.cell.text ?? '', piece.cell);
      run = { cell: joined(run.cell, piece.cell, isBroken), row: first.row, ...label };
      runs.push(run);
      last = next;
    }
    return runs;
  });
}

/** The index of the piece that it goes on in: the next of its row, or one below it in its column; -1 for none. */
function nextPiece(pieces: readonly ContactPiece[], at: number, isOpen: boolean): number {
  const piece = pieces[at];
  const behind = pieces[at + 1];
  if (!piece || !behind) return -1;
  if (behind.row === piece.row) return goesOn(behind, isOpen) ? at + 1 : -1;
  const isWithin = pieces[at - 1]?.row === piece.row || piece.label === 'place';
  const below = pieces.findIndex(
    (each) => each.row === piece.row + 1 && isBelow(each.cell, piece.cell) && goesOn(each, isOpen),
  );
  if (below >= 0 || !isWithin) return below;
  return pieces.findIndex(
    ({ row, cell, label }) =>
      row === piece.row + 1 && label === undefined && isArea(partsOf(cell)[0] ?? ''),
  );
}

const goesOn = ({ cell: { text }, label }: ContactPiece, isOpen: boolean): boolean =>
  label === undefined && (isArea(text) || (isOpen && isShort(text)));

const partsOf = ({ text }: Cell): string[] => text.split(',').map((part) => part.trim());

/** A country, a region, or the code of a country. */
const isArea = (text: string): boolean => isCountry(text) || isState(text) || isCountryCode(text);

/** A list that was broken within a name of several words: no number ends it, and no region begins behind it. */
const isBrokenList = (text: string, next: Cell): boolean =>
  /,.*\P{N}$/u.test(text) && !isArea(partsOf(next)[0] ?? '');

const joined = (first: Cell, next: Cell, isBroken: boolean): Cell =>
  isBroken
    ? joinCells(first, next)
    : { ...first, ...joinPassages([first, next], ', '), right: next.right };

const isNear = (first: number, second: number): boolean => Math.abs(first - second) < SAME_EDGE;

const isBelow = (next: Cell, { x, right }: Cell): boolean =>
  isNear(next.x, x) || isNear(next.right, right);

/** Up to six words that are no address of the web and no number of a phone. */
const isShort = (text: string): boolean =>
  /^[^@:/]*\p{L}[^@:/]*$/u.test(text) &&
  !/\p{L}\.\p{L}{2}/u.test(text) &&
  text.split(/\s+/u).length <= 6 &&
  !/\d{7}/u.test(text);
