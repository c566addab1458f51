import { commonLook } from '../looks/common-look.ts';
import type { ParagraphLook } from '../looks/paragraph-look.ts';
import type { RunLook } from '../looks/run-look.ts';
import type { Paragraph, ParagraphRole, Piece } from '../paragraphs/paragraph.ts';

/** The looks that a style gives its paragraphs and their letters. */
export type StyleLook = { paragraph: ParagraphLook; run: RunLook };

export type StyleLooks = Readonly<Record<ParagraphRole, StyleLook>>;

/** Roles whose first text gives the style its letters, whatever stands behind it on the line. */
const NAMED_FIRST: ReadonlySet<ParagraphRole> = new Set(['title', 'subtitle', 'heading', 'entry']);

/**
 * The look of each role's style: what most paragraphs of that role have, so that a change of the style changes the
 * document. A role that no paragraph has looks like the text.
 */
export function styleLooks(paragraphs: readonly Paragraph[]): StyleLooks {
  const text = plain(lookOfRole(paragraphs, 'paragraph') ?? lookOfAll(paragraphs));
  const of = (role: ParagraphRole) => lookOfRole(paragraphs, role) ?? text;
  return {
    paragraph: text,
    title: of('title'),
    subtitle: of('subtitle'),
    heading: of('heading'),
    entry: of('entry'),
    bullet: of('bullet'),
  };
}

/** Makes the look that all others are based on: no item of a list, without line or ground, and kept with nothing. */
const plain = ({ paragraph, run }: StyleLook): StyleLook => ({
  run,
  paragraph: { ...paragraph, keepWithNext: false, list: 0, rule: '', fill: '', hanging: 0 },
});

function lookOfRole(paragraphs: readonly Paragraph[], role: ParagraphRole): StyleLook | undefined {
  const own = paragraphs.filter((paragraph) => paragraph.role === role);
  const paragraph = commonLook(own.map(({ look }) => ({ look, weight: 1 })));
  const isNamedFirst = NAMED_FIRST.has(role);
  const texts = own.flatMap(({ pieces }) => (isNamedFirst ? pieces.slice(0, 1) : pieces));
  const run = commonLook(texts.map((piece) => ({ look: piece.look, weight: lengthOf(piece) })));
  if (paragraph === undefined || run === undefined) return undefined;
  // Pages are begun by a paragraph, frames are places, and directions are a text's own: no style says any.
  return {
    paragraph: { ...paragraph, startsPage: false, frame: '' },
    run: { ...run, rightToLeft: false },
  };
}

const lengthOf = (piece: Piece) => (piece.kind === 'text' ? piece.text.length : 0);

const lookOfAll = (paragraphs: readonly Paragraph[]): StyleLook => {
  const [first] = paragraphs;
  const look = first && lookOfRole(paragraphs, first.role);
  return look ?? { paragraph: NO_PARAGRAPH, run: NO_TEXT };
};

/** The look of a paragraph of which nothing is said. */
export const NO_PARAGRAPH: ParagraphLook = {
  keepWithNext: false,
  startsPage: false,
  frame: '',
  list: 0,
  rule: '',
  fill: '',
  tabs: '',
  isRightToLeft: false,
  spaceBefore: 0,
  lineHeight: 0,
  start: 0,
  end: 0,
  hanging: 0,
  isCentred: false,
};

const NO_TEXT: RunLook = {
  family: 'tinos',
  bold: false,
  italic: false,
  capitals: false,
  color: 'auto',
  letterSpacing: 0,
  size: 20,
  rightToLeft: false,
};
