import type { FileObjects } from '../file/file-objects.test-support.ts';

/** One marked piece of a page: its content id, or that it is no content. */
export type MarkedPiece = number | 'artifact';

const PAINTS = new Set([
  'TJ',
  'Tj',
  "'",
  '"',
  'S',
  's',
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'Do',
  'sh',
]);

/** Marked pieces of a page in the order they are painted, and what is painted outside of any. */
export function readMarks(file: FileObjects, page: string) {
  const stream = file.stream(file.dictionary(page)['/Contents']);
  const tokens = stream.replace(/\(.*?\)|\[[^\]]*\]/g, ' ').match(/<<|>>|[^\s<>]+/g) ?? [];
  const pieces: MarkedPiece[] = [];
  const unmarked: string[] = [];
  const open: (MarkedPiece | undefined)[] = [];

  for (const [at, token] of tokens.entries()) {
    if (token === 'BDC') open.push(pieceBefore(tokens, at, pieces));
    else if (token === 'EMC') open.pop();
    else if (PAINTS.has(token) && open.every((piece) => piece === undefined)) unmarked.push(token);
  }
  return { pieces, unmarked, unclosed: open.length };
}

/** The piece that a BDC opens, noted in `pieces`; undefined for a span within one. */
function pieceBefore(tokens: string[], at: number, pieces: MarkedPiece[]): MarkedPiece | undefined {
  const start = tokens.lastIndexOf('<<', at);
  const id = tokens.slice(start, at).indexOf('/MCID');
  const piece = tokens[start - 1] === '/Artifact' ? 'artifact' : Number(tokens[start + id + 1]);
  if (piece !== 'artifact' && id < 0) return undefined;
  pieces.push(piece);
  return piece;
}
