import type { Block } from '@shortlist/document';
import type { PrintedText } from '@shortlist/model';
import { paragraph, plain } from './text.ts';

/** A text, one paragraph a line. */
export const paragraphs = (lines: readonly PrintedText[]): Block[] =>
  lines.map(({ text, ref }) => paragraph([plain(text, ref)]));
