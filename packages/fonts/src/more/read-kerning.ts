import type { Kerning } from '../families.ts';
import { readTables, viewOf } from '../sfnt-tables.ts';
import { type Pairs, readPairs } from './pair-adjustments.ts';

const PAIR = 2;
const EXTENSION = 9;

/**
 * The pair kerning of a font file by its `GPOS` table (OpenType 1.9, "GPOS"): the lookups of its feature `kern` that adjust
 * pairs, whatever the script, each adding what its first subtable that knows the pair says. Kerning by context, which only
 * Source Serif has, for a few pairs beside a space, is left out.
 */
export function readKerning(sfnt: Uint8Array): Kerning {
  const table = readTables(sfnt).tables.find(({ tag }) => tag === 'GPOS');
  const lookups = table ? pairLookups(viewOf(table.bytes)) : [];
  const known = new Map<number, number>();
  return (before, after) => {
    const pair = before * 0x10000 + after;
    const kerned = known.get(pair);
    if (kerned !== undefined) return kerned;
    const sum = lookups.reduce((total, lookup) => total + adjustment(lookup, before, after), 0);
    known.set(pair, sum);
    return sum;
  };
}

function adjustment(lookup: readonly Pairs[], before: number, after: number): number {
  for (const pairs of lookup) {
    const found = pairs(before, after);
    if (found !== undefined) return found;
  }
  return 0;
}

function pairLookups(view: DataView): Pairs[][] {
  const lookups = view.getUint16(8);
  return kernLookups(view).map((index) =>
    subtables(view, lookups + view.getUint16(lookups + 2 + 2 * index)),
  );
}

/** Indices of the lookups of every feature `kern`, in the order in which they are applied. */
function kernLookups(view: DataView): number[] {
  const features = view.getUint16(6);
  const indices = listOf(view, features, 6).flatMap((record) => {
    const isKern = view.getUint32(record) === 0x6b65726e;
    const feature = features + view.getUint16(record + 4);
    return isKern ? listOf(view, feature + 2, 2).map((at) => view.getUint16(at)) : [];
  });
  return [...new Set(indices)].sort((one, other) => one - other);
}

/** Lists where each of a counted list of records begins. */
const listOf = (view: DataView, offset: number, size: number): number[] =>
  Array.from({ length: view.getUint16(offset) }, (_, at) => offset + 2 + size * at);

function subtables(view: DataView, lookup: number): Pairs[] {
  const type = view.getUint16(lookup);
  return listOf(view, lookup + 4, 2).flatMap((at) => {
    const subtable = lookup + view.getUint16(at);
    const isExtension = type === EXTENSION;
    const kind = isExtension ? view.getUint16(subtable + 2) : type;
    const start = isExtension ? subtable + view.getUint32(subtable + 4) : subtable;
    return kind === PAIR ? [readPairs(view, start)] : [];
  });
}
