import type { Block, Span, TextStyle } from '@shortlist/document';
import { type FieldRef, formatFieldRef, type PrintedText } from '@shortlist/model';
import { markedSpans } from '../classic/marked-spans.ts';
import type { Style } from './style.ts';

type Changes = Partial<TextStyle>;

/** Makes the spans and the blocks of one style. */
export type Writer = ReturnType<typeof writerOf>;

export function writerOf(style: Style) {
  const base = { family: style.body, weight: 400, size: style.size } as const;
  const plain = (text: string, ref: FieldRef): Span => ({
    text,
    ...base,
    source: formatFieldRef(ref),
  });
  const body: Omit<Block, 'role' | 'spans'> = {
    indent: 0,
    align: 'start',
    lineHeight: style.line,
    spaceBefore: 0,
    keepWithNext: false,
  };

  return {
    style,
    /** A text in this style, but for what is changed. */
    span: ({ text, ref }: PrintedText, changes: Changes = {}): Span => ({
      ...plain(text, ref),
      ...changes,
    }),
    /** A text in which marks are bold, italic or links. */
    marked: (printed: PrintedText): Span[] => markedSpans(printed, plain),
    /** A sign between two texts, which is no content. */
    between: (sign: string): Span => ({ text: sign, ...base, color: style.muted, separator: true }),
    paragraph: (spans: Span[], changes: Partial<Block> = {}): Block => ({
      ...body,
      role: 'paragraph',
      spans,
      ...changes,
    }),
    bullet: (spans: Span[], indent = 0): Block => ({
      ...body,
      role: 'bullet',
      spans,
      marker: '•',
      indent: indent + style.bulletIndent,
    }),
  };
}

/** Spans with commas between them; a comma belongs to the text after it. */
export const joined = ([first, ...others]: Span[]): Span[] =>
  first ? [first, ...others.map((each) => ({ ...each, text: `, ${each.text}` }))] : [];

/** Lists of spans as one, with a sign between two of them. */
export const parted = (texts: readonly Span[][], sign: () => Span): Span[] =>
  texts.flatMap((spans, at) => (at > 0 ? [sign(), ...spans] : spans));
