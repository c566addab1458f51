import { type SourceText, type TextPlace, withoutSpace } from '@shortlist/layout';
import { editScript } from '../edit-script.ts';

/** A piece of a text; the pieces of a text are in its order. */
export type Piece = { readonly text: string; readonly isMarked: boolean };

/** Below this share of its characters that are printed, a text is printed in other words than it says. */
const LEAST_PRINTED = 0.8;

/** Most characters that a design adds and leaves out. */
const MOST_EDITS = 400;

/**
 * Finds the marked pieces of a text where it is printed; each in the places of its characters. A design may put signs around it and
 * leave some out; a text that it prints in other words (an address behind a word) is one piece.
 */
export function placePieces(printed: SourceText, pieces: readonly Piece[]): TextPlace[][] {
  if (!pieces.some(({ isMarked }) => isMarked)) return [];
  const said = pieces.map(({ text }) => withoutSpace(text));
  const placeOf = findText(printed, said.join(''));
  if (!placeOf) return [printed.places];
  let from = 0;
  const found = pieces.flatMap(({ isMarked }, at) => {
    const start = from;
    from += said[at]?.length ?? 0;
    if (!isMarked) return [];
    const places = Array.from({ length: from - start }, (_, index) => placeOf(start + index));
    return [places.flatMap((place) => place ?? [])];
  });
  const seen = found.filter((places) => places.length > 0);
  return seen.length > 0 ? seen : [printed.places];
}

type PlaceOf = (at: number) => TextPlace | undefined;

/** The place of each character of a text; undefined where it is printed in other words. */
function findText({ text, places }: SourceText, wanted: string): PlaceOf | undefined {
  const start = text.indexOf(wanted);
  if (start >= 0) return (at) => places[start + at];
  const steps = editScript({ old: split(wanted), now: split(text), isSame, mostEdits: MOST_EDITS });
  const same = steps?.filter(({ kind }) => kind === 'same') ?? [];
  if (same.length < LEAST_PRINTED * wanted.length) return undefined;
  const printedAt = new Map(same.map(({ before, after }) => [before, after]));
  return (at) => places[printedAt.get(at) ?? -1];
}

/** UTF-16 units, by which places are counted. */
const split = (text: string): string[] => text.split('');

/** Titles are printed in capitals. */
const isSame = (one: string, other: string) =>
  one === other || one.toLowerCase() === other.toLowerCase();
