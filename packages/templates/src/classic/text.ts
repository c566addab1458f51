import type { Block, Span } from '@shortlist/document';
import type { FieldRef, PrintedText } from '@shortlist/model';
import { formatFieldRef } from '@shortlist/model';
import { BODY_LINE, BODY_SIZE, BULLET_INDENT, FAMILY } from './measures.ts';

/** Body text that comes from `field`. */
export const plain = (text: string, field: FieldRef): Span => ({
  text,
  family: FAMILY,
  weight: 400,
  size: BODY_SIZE,
  source: formatFieldRef(field),
});

/** The same in bold. */
export const bold = (text: string, field: FieldRef): Span => ({
  ...plain(text, field),
  weight: 700,
});

/** The same in italics. */
export const italic = (text: string, field: FieldRef): Span => ({
  ...plain(text, field),
  italic: true,
});

/** A bar between two texts, with the spaces around it. */
export const bar = (): Span => ({
  text: ' | ',
  family: FAMILY,
  weight: 400,
  size: BODY_SIZE,
  separator: true,
});

const BODY: Omit<Block, 'role' | 'spans'> = {
  indent: 0,
  align: 'start',
  lineHeight: BODY_LINE,
  spaceBefore: 0,
  keepWithNext: false,
};

/** A paragraph of body text. */
export const paragraph = (spans: Span[]): Block => ({ ...BODY, role: 'paragraph', spans });

/** A text, one paragraph a line. */
export const paragraphs = (lines: readonly PrintedText[]): Block[] =>
  lines.map(({ text, ref }) => paragraph([plain(text, ref)]));

/** The line that names an entry, with its dates at the far margin. */
export const entryLine = (spans: Span[], trailing: Span[]): Block => ({
  ...BODY,
  role: 'entry',
  spans,
  ...(trailing.length > 0 && { trailing }),
});

/** A point of a list, with its bullet in the indent. */
export const bullet = (spans: Span[]): Block => ({
  ...BODY,
  role: 'bullet',
  spans,
  marker: '•',
  indent: BULLET_INDENT,
});
