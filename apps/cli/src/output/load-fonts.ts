import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Face, type FontFile, readFontFile } from '@shortlist/fonts';
import { CommandError } from '../command.ts';
import { reasonOf } from '../system-error.ts';

/** Finds files as the fonts package does, which depends on the families. */
const { resolve } = createRequire(import.meta.resolve('@shortlist/fonts'));

/** The font files of these faces, by key, from the installed packages. */
export async function loadFonts(faces: readonly Face[]): Promise<Map<string, FontFile>> {
  return new Map(await Promise.all(faces.map(loadFont)));
}

async function loadFont({ key, file }: Face): Promise<[string, FontFile]> {
  try {
    return [key, readFontFile(await readFile(resolve(file)))];
  } catch (error) {
    throw new CommandError({
      code: 'command.noFont',
      params: { font: file, reason: reasonOf(error) },
    });
  }
}
