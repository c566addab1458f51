import type { PrintedSource, WrittenFile } from '../exporter.ts';
import { writePages } from './write-pages.ts';

/** The pages as a tagged PDF; refused when a character has no glyph. */
export const write = async ({ layOut, ...options }: PrintedSource): Promise<WrittenFile> =>
  writePages([await layOut()], options);
