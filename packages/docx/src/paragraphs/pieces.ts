import type { Block, Span } from '@shortlist/document';
import { cleanText, embeddingLevels, isRightToLeft } from '@shortlist/text';
import { type RunLook, runLook } from '../looks/run-look.ts';
import type { Piece } from './paragraph.ts';

type Direction = Block['direction'];
type Text = Extract<Piece, { kind: 'text' }>;

/** Spans with their texts cleaned as on paper; what stays empty is left out. */
export const cleanSpans = (spans: readonly Span[]): Span[] =>
  spans.map(withCapitals).flatMap((span) => {
    const text = cleanText(span.text);
    return text === '' ? [] : [{ ...span, text }];
  });

/** Capitals that programs would not find by themselves ("ΕΜΠΕΙΡΙΑ" has no accent, "İ" a dot) are written out. */
function withCapitals(span: Span): Span {
  const { text, capitals } = span;
  if (capitals === undefined || text.toLocaleUpperCase(capitals) === text.toUpperCase())
    return span;
  return { ...span, text: text.toLocaleUpperCase(capitals) };
}

/** Checks whether a letter of it can be seen. */
export const isVisible = (spans: readonly Span[]): boolean =>
  spans.some(({ text, separator }) => !separator && text.trim() !== '');

/** Returns the direction of a paragraph of these spans. */
export const directionOf = (spans: readonly Span[], direction: Direction): 'ltr' | 'rtl' =>
  embeddingLevels(partsOf(spans), direction).direction;

/**
 * Spans as pieces, cut where the direction changes (UAX #9): Word orders a run by what the run says of its direction,
 * not by its letters. Neighbours that look alike are one piece.
 */
export function piecesOf(
  spans: readonly Span[],
  direction: Direction,
  colorOf: (span: Span) => string,
): Piece[] {
  const { levels } = embeddingLevels(partsOf(spans), direction);
  let start = 0;
  const cut = spans.flatMap((span) => {
    const own = levels.slice(start, start + span.text.length);
    start += span.text.length;
    const look = { ...runLook(span), color: colorOf(span) };
    return stretches(span.text, own).map(({ text, rightToLeft }) =>
      textPiece(text, { ...look, rightToLeft }, span.link),
    );
  });
  return joinAlike(cut);
}

const partsOf = (spans: readonly Span[]) =>
  spans.map(({ text, unbreakable = false }) => ({ text, isolated: unbreakable }));

/** Scripts whose letters are joined: spaces between them would tear words apart. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

const textPiece = (text: string, look: RunLook, link: Span['link']): Text => ({
  kind: 'text',
  text,
  look: JOINED.test(text) ? { ...look, letterSpacing: 0 } : look,
  ...(link && { link }),
});

/** The text in parts of one direction each. No levels mean that all runs from left to right. */
function stretches(
  text: string,
  levels: readonly number[],
): { text: string; rightToLeft: boolean }[] {
  const parts: { text: string; rightToLeft: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const rightToLeft = isRightToLeft(levels[at] ?? 0);
    const last = parts.at(-1);
    if (last?.rightToLeft === rightToLeft) last.text += text[at];
    else parts.push({ text: text[at] ?? '', rightToLeft });
  }
  return parts;
}

function joinAlike(pieces: readonly Text[]): Text[] {
  const joined: Text[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && isAlike(last, piece))
      joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

const isAlike = (one: Text, other: Text): boolean =>
  one.link === other.link && JSON.stringify(one.look) === JSON.stringify(other.look);
