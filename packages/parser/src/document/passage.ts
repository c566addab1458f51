import type { TextPlace } from '@shortlist/placed-text';

/** Text taken from a document, and where each part of it stands there. */
export type Passage = {
  text: string;
  /** In order; what lies between two parts (a joining space) comes from nowhere. */
  parts: readonly PassagePart[];
};

/** Characters of a passage from `at` on, as many as the place has. */
type PassagePart = { at: number; place: TextPlace };

export const EMPTY_PASSAGE: Passage = { text: '', parts: [] };

/** All of `text`, which stands at `start` in the line with this index. */
export function passageAt(text: string, line: number, start: number): Passage {
  return { text, parts: [{ at: 0, place: { line, start, end: start + text.length } }] };
}

/** Characters `from` to `to` of the passage, without space at the ends. */
export function slicePassage(passage: Passage, from: number, to = passage.text.length): Passage {
  const raw = passage.text.slice(from, to);
  const text = raw.trim();
  const start = from + (raw.length - raw.trimStart().length);
  const parts = passage.parts.flatMap((part) => clipPart(part, start, start + text.length));
  return { text, parts };
}

function clipPart({ at, place }: PassagePart, from: number, to: number): PassagePart[] {
  const first = Math.max(from, at);
  const last = Math.min(to, at + place.end - place.start);
  if (first >= last) return [];
  const start = place.start + first - at;
  return [{ at: first - from, place: { line: place.line, start, end: start + last - first } }];
}

/** The passages one after the other with `separator` between them; empty ones are left out. */
export function joinPassages(passages: readonly Passage[], separator: string): Passage {
  let text = '';
  const parts: PassagePart[] = [];
  for (const passage of passages) {
    if (passage.text === '') continue;
    if (text !== '') text += separator;
    for (const part of passage.parts) parts.push({ ...part, at: part.at + text.length });
    text += passage.text;
  }
  return { text, parts };
}

/** Cuts the passage at every match of `separator` (a global expression); empty pieces are left out. */
export const splitPassage = (passage: Passage, separator: RegExp): Passage[] =>
  cutBetween(passage, separator, slicePassage);

/** Cuts a text at every match of `separator` (a global expression) by `cut`; empty pieces are left out. */
export function cutBetween<P extends Passage>(
  whole: P,
  separator: RegExp,
  cut: (whole: P, from: number, to?: number) => P,
): P[] {
  const pieces: P[] = [];
  let from = 0;
  for (const match of whole.text.matchAll(separator)) {
    pieces.push(cut(whole, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(cut(whole, from));
  return pieces.filter(({ text }) => text !== '');
}

/** Lists the places of the passage in the document. */
export const placesOf = ({ parts }: Passage): TextPlace[] => parts.map(({ place }) => place);
