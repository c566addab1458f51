import type { SeveralSource, WrittenFile } from '../exporter.ts';
import { writePages } from './write-pages.ts';

/** The pages of several documents as one tagged PDF; refused when a character has no glyph. */
export const write = async ({ layOutAll, ...options }: SeveralSource): Promise<WrittenFile> =>
  writePages(await layOutAll(), options);
