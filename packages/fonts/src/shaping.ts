/// <reference path="./fontkit.d.ts" />
import { create } from 'fontkit';
import type { FontFile } from './font-file.ts';

/** Opening a font is slow; a file read once is opened once. */
const opened = new WeakMap<FontFile, ReturnType<typeof create>>();

/**
 * Width of a text in design units with its letters joined as the script wants them: Arabic,
 * Devanagari. Kerning and optional ligatures are off, as everywhere.
 *
 * This module brings the shaper, fontkit, with it: import it only for texts of such faces.
 */
export function shapedWidth(file: FontFile, text: string): number {
  const font = opened.get(file) ?? create(file.sfnt);
  opened.set(file, font);
  return font.layout(text, { kern: false, liga: false, clig: false }).advanceWidth;
}
