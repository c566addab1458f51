import { readFile } from 'node:fs/promises';
import { type Face, type FontFile, readFontFile } from '@shortlist/fonts';
import { fontFile } from './font-file.ts';

/** Most files that are kept open: a Chinese page takes a dozen. */
const MOST_OPEN = 40;

/** Files that were opened last, by their path; the one that was used longest ago comes first. */
const opened = new Map<string, Promise<FontFile>>();

/** The font files of these faces, by key, from the installed packages. */
export async function loadInstalledFonts(faces: readonly Face[]): Promise<Map<string, FontFile>> {
  const loaded = faces.map(async ({ key, file }) => [key, await open(file)] as const);
  const fonts = new Map(await Promise.all(loaded));
  for (const path of [...opened.keys()].slice(0, -MOST_OPEN)) opened.delete(path);
  return fonts;
}

function open(path: string): Promise<FontFile> {
  const file = opened.get(path) ?? read(path);
  opened.delete(path);
  opened.set(path, file);
  return file;
}

/** Reads a file; one that cannot be read is read again the next time. */
function read(path: string): Promise<FontFile> {
  const file = readFile(fontFile(path)).then(readFontFile);
  file.catch(() => opened.delete(path));
  return file;
}
