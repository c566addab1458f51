import { readFile } from 'node:fs/promises';
import { type Face, type FontFile, readFontFile } from '@shortlist/fonts';
import { INSTALLATION } from '#installation.ts';
import { CommandError } from '../command.ts';
import { reasonOf } from '../system-error.ts';

/** The font files of these faces, by key, as they are installed. */
export async function loadFonts(faces: readonly Face[]): Promise<Map<string, FontFile>> {
  return new Map(await Promise.all(faces.map(loadFont)));
}

async function loadFont({ key, file }: Face): Promise<[string, FontFile]> {
  try {
    return [key, readFontFile(await readFile(INSTALLATION.fontFile(file)))];
  } catch (error) {
    throw new CommandError({
      code: 'command.noFont',
      params: { font: file, reason: reasonOf(error) },
    });
  }
}
