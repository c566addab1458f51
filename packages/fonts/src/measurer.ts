import type { FontStyle } from '@shortlist/document';
import { faceByKey, findFace, JOINERS, kerningOf, plainFace } from './faces.ts';
import type { FontFile } from './font-file.ts';
import { styleKey } from './needed-faces.ts';

/** Text of one face, and its bidi level: odd is right to left. */
type TextItem = { text: string; face: string; level: number };

/** Width of a text in design units. `shapedWidth` of `@shortlist/fonts/shaping` joins the letters. */
export type Shape = (file: FontFile, text: string) => number;

/** The faces that print texts of one style, and the heights that their lines are set by: those of the family itself. */
type Font = { faceOf: (cluster: string) => string; ascent: number; descent: number };

/** The facts of fonts that `@shortlist/layout` asks for. */
export type Measurer = {
  fontOf: (style: FontStyle) => Font;
  joins: (face: string) => boolean;
  width: (item: TextItem, size: number) => number;
  kern: (face: string, before: string, after: string) => number;
};

/**
 * A measurer over the font files of `facesFor`, by face key. Keep it between layouts: it remembers
 * every width it has measured.
 *
 * Ligatures are off, so a width is the sum of advances, and of `kern` in families that are kerned; combining marks and
 * joiners have none. Faces whose letters join need `shape`. What no face prints is measured as the Latin
 * face's missing glyph: ask `missingCharacters` before printing. Throws, naming the face, when a
 * file or the shaper is missing.
 */
export function createMeasurer(files: ReadonlyMap<string, FontFile>, shape?: Shape): Measurer {
  const fonts = new Map<string, Font>();
  const rulers = new Map<string, Ruler>();
  const kerners = new Map<string, Kerner | null>();
  return {
    fontOf: (style) => remembered(fonts, styleKey(style), () => openFont(style, files)),
    joins: (face) => faceByKey(face).complex,
    width: ({ text, face }, size) =>
      remembered(rulers, face, () => rulerOf(face, files, shape))(text) * size,
    kern: (face, before, after) =>
      remembered(kerners, face, () => kernerOf(face, files))?.(before, after) ?? 0,
  };
}

function openFont(style: FontStyle, files: ReadonlyMap<string, FontFile>): Font {
  const plain = plainFace(style).key;
  const { ascent, descent, unitsPerEm } = requireFile(plain, files);
  const chosen = new Map<string, string>();
  return {
    faceOf: (cluster) => remembered(chosen, cluster, () => findFace(cluster, style)?.key ?? plain),
    ascent: ascent / unitsPerEm,
    descent: descent / unitsPerEm,
  };
}

/** Returns how much nearer a letter stands to the one before it, as a part of the size. */
type Kerner = (before: string, after: string) => number;

function kernerOf(key: string, files: ReadonlyMap<string, FontFile>): Kerner | null {
  return kernerIn(key, requireFile(key, files)) ?? null;
}

/** The kerning of two letters of a face, as a part of the size; undefined where the face is not kerned. */
export function kernerIn(key: string, file: FontFile): Kerner | undefined {
  const kerning = kerningOf(key, file);
  if (!kerning) return undefined;
  const glyphOf = (letter: string) => file.glyphs.get(letter.codePointAt(0) ?? 0) ?? 0;
  return (before, after) => kerning(glyphOf(before), glyphOf(after)) / file.unitsPerEm;
}

function requireFile(key: string, files: ReadonlyMap<string, FontFile>): FontFile {
  const file = files.get(key);
  if (!file) throw new Error(`The face "${key}" is not loaded: load what facesFor() names first.`);
  return file;
}

/** Width of a text as a part of its size. */
type Ruler = (text: string) => number;

function rulerOf(
  key: string,
  files: ReadonlyMap<string, FontFile>,
  shape: Shape | undefined,
): Ruler {
  const file = requireFile(key, files);
  if (!faceByKey(key).complex) return rememberingRuler(file, sumOfAdvances);
  if (!shape) throw new Error(`The face "${key}" needs the shaper of @shortlist/fonts/shaping.`);
  return rememberingRuler(file, shape);
}

function rememberingRuler(file: FontFile, measure: Shape): Ruler {
  const widths = new Map<string, number>();
  return (text) => remembered(widths, text, () => measure(file, text) / file.unitsPerEm);
}

const sumOfAdvances: Shape = ({ glyphs, advanceOf }, text) =>
  Array.from(text.replace(JOINERS, '')).reduce(
    (sum, character) => sum + advanceOf(glyphs.get(character.codePointAt(0) ?? 0) ?? 0),
    0,
  );

function remembered<K, V>(memory: Map<K, V>, key: K, find: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = find();
  memory.set(key, found);
  return found;
}
