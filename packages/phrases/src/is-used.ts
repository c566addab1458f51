import { findPlaceholders } from '@shortlist/model';

/**
 * Checks whether `written` is `line`, its placeholders filled in or not. A line whose own words were changed
 * counts as another line.
 */
export function isUsed(line: string, written: string): boolean {
  const text = plain(written);
  const [first = '', ...rest] = fixedPieces(plain(line));
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.endsWith(rest.at(-1) ?? first);
}

/** Lists the texts before, between and behind the placeholders. */
function fixedPieces(line: string): string[] {
  let at = 0;
  const pieces: string[] = [];
  for (const { start, end } of findPlaceholders(line)) {
    pieces.push(line.slice(at, start));
    at = end;
  }
  return [...pieces, line.slice(at)];
}

const plain = (line: string) => line.replace(/\s+/gu, ' ').replace(/(?<![\s.])[\s.]+$/u, '');
