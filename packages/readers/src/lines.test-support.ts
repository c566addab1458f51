import { lineText, type PlacedText, type TextLine } from '@shortlist/placed-text';
import { type DocumentReading, readDocument } from './index.ts';

/** The text of bytes that can be read. */
export async function readText(bytes: Uint8Array, reading?: DocumentReading): Promise<PlacedText> {
  const read = await readDocument(bytes, reading);
  if (!read.ok) throw new Error(read.problem.code, { cause: read.problem.cause });
  return read.text;
}

/** Returns the reason why bytes are not read; undefined where they are. */
export async function problemOf(bytes: Uint8Array, reading?: DocumentReading) {
  const read = await readDocument(bytes, reading);
  return read.ok ? undefined : read.problem.code;
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The lines as texts, a tab where there is a gap. */
export const textsOf = ({ lines }: PlacedText): string[] => lines.map(lineText);

/** A line as text with its marks: **bold**, //italic//, [text](link), ((hidden)). */
export const marked = ({ pieces }: TextLine): string =>
  pieces
    .map(({ before, text, bold, italic, link, hidden }) => {
      if (hidden) return `${before}((${text}))`;
      const weighted = bold ? `**${text}**` : text;
      const slanted = italic ? `//${weighted}//` : weighted;
      return before + (link === undefined ? slanted : `[${slanted}](${link})`);
    })
    .join('');
