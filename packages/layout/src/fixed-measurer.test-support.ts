import {
  type Block,
  evenMargins,
  fullColumn,
  type PrintDocument,
  type Sheet,
  type Span,
} from '@shortlist/document';
import type { TextMeasurer } from './index.ts';

/** Advances one can add in one's head: half the size for each code point, marks included. */
export const fixedMeasurer: TextMeasurer = {
  fontOf: () => ({ faceOf, ascent: 0.8, descent: 0.2 }),
  joins: (face) => face === 'joining',
  width: ({ text, face }, size) =>
    text
      .split(/(?<= )|(?= )/)
      .reduce((width, word) => width + wordWidth(word, face === 'joining'), 0) * size,
};

/** The same, which hands each text that it measures to `hear`. */
export const listeningMeasurer = (hear: (text: string) => void): TextMeasurer => ({
  ...fixedMeasurer,
  width(item, size) {
    hear(item.text);
    return fixedMeasurer.width(item, size);
  },
});

function faceOf(cluster: string): string {
  if (/\p{Script=Arabic}/u.test(cluster)) return 'joining';
  if (/\p{Script=Hebrew}/u.test(cluster)) return 'hebrew';
  return /\p{Script=Han}/u.test(cluster) ? 'han' : 'latin';
}

/** Joined letters share half an em more: the more of them, the narrower each; a lone one is widest. */
function wordWidth(word: string, joins: boolean): number {
  const letters = Array.from(word).length;
  return joins && word !== ' ' ? (letters + 1) / 4 : letters / 2;
}

export const span = (text: string, rest: Partial<Span> = {}): Span => ({
  text,
  family: 'plain',
  weight: 400,
  size: 10,
  ...rest,
});

/** A paragraph of 10 points on lines of 20. */
export const block = (text: string | Span[], rest: Partial<Block> = {}): Block => ({
  role: 'paragraph',
  spans: typeof text === 'string' ? [span(text)] : text,
  indent: 0,
  align: 'start',
  lineHeight: 20,
  spaceBefore: 0,
  keepWithNext: false,
  ...rest,
});

/** A sheet with room for `columns` letters of 10 points and `lines` lines of 20, within margins of 10. */
export const documentOf = (
  blocks: Block[],
  { columns = 20, lines = 10 }: { columns?: number; lines?: number } = {},
): PrintDocument => {
  const sheet: Sheet = {
    width: 20 + columns * 5,
    height: 20 + lines * 20,
    margins: evenMargins(10),
  };
  return {
    title: 'A title',
    author: 'An author',
    language: 'en',
    sheet,
    regions: [{ ...fullColumn(sheet), blocks }],
  };
};
