import { foldWords } from '../fold-words.ts';

const SHORT: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mount' };

/** A town's name as it is looked up: without case, accents, signs and short forms. */
export const foldTown = (name: string): string =>
  foldWords(name)
    .map((word) => SHORT[word] ?? word)
    .join(' ');

/** One other name in so many has the mark of one of the set: a power of two. */
const ONE_IN = 32_768;
const BITS = Math.log2(ONE_IN);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_OF_LETTER = 6;

/** A set of names by their marks, which takes 17 bits for each of them; some few others seem to be in it. */
export type NameSet = { readonly marks: ReadonlySet<number>; readonly range: number };

export const isIn = ({ marks, range }: NameSet, name: string): boolean =>
  marks.has(markOf(name, range));

/** Writes the marks of names, sorted, as their distances in Golomb's code (S. Golomb, 1966), six bits to a letter. */
export function writeNames(names: readonly string[]): string {
  const marks = [...new Set(names.map((name) => markOf(name, names.length * ONE_IN)))];
  const sorted = marks.sort((a, b) => a - b);
  const bits = sorted.flatMap((mark, at) => {
    const distance = mark - (sorted[at - 1] ?? 0);
    const low = Array.from({ length: BITS }, (_, bit) => (distance >> bit) & 1);
    return [...Array<number>(Math.floor(distance / ONE_IN)).fill(1), 0, ...low];
  });
  let letters = '';
  for (let at = 0; at < bits.length; at += BITS_OF_LETTER)
    letters +=
      LETTERS[bits.slice(at, at + BITS_OF_LETTER).reduceRight((sum, bit) => sum * 2 + bit, 0)];
  return `${names.length}:${letters}`;
}

/** Reads what `writeNames` wrote. */
export function readNames(written: string): NameSet {
  const [count = '', letters = ''] = written.split(':');
  const range = Number(count) * ONE_IN;
  const marks = new Set<number>();
  let at = 0;
  const next = (): number => {
    const letter = LETTERS.indexOf(letters[Math.floor(at / BITS_OF_LETTER)] ?? 'A');
    return (letter >> (at++ % BITS_OF_LETTER)) & 1;
  };
  let mark = 0;
  const end = letters.length * BITS_OF_LETTER - BITS;
  while (at < end) {
    while (next() === 1) mark += ONE_IN;
    for (let bit = 0; bit < BITS; bit += 1) mark += next() << bit;
    marks.add(mark);
  }
  return { marks, range };
}

/** FNV-1a of 32 bits, mixed once more (G. Fowler, L. Noll, K.-P. Vo; A. Appleby). */
function markOf(name: string, range: number): number {
  let value = 0x811c9dc5;
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) % range;
}
