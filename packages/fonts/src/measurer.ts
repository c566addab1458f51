import { faceByKey, findFace, JOINERS, plainFace, type Weight } from './faces.ts';
import type { FontFile } from './font-file.ts';

/** Text of one face, and its bidi level: odd is right to left. */
type TextItem = { text: string; face: string; level: number };

/** Width of a text in design units. `shapedWidth` of `@shortlist/fonts/shaping` joins the letters. */
export type Shape = (file: FontFile, text: string) => number;

/** Ascent and descent of Tinos, as parts of the size; the lines of every face are set by them. */
const ASCENT = 1825 / 2048;
const DESCENT = 443 / 2048;

/** What `@shortlist/layout` asks of fonts. */
export type Measurer = {
  faceOf: (cluster: string, weight: Weight) => string;
  joins: (face: string) => boolean;
  width: (item: TextItem, size: number) => number;
  ascent: number;
  descent: number;
};

/**
 * A measurer over the font files of `facesFor`, by face key. Keep it between layouts: it remembers
 * every width it has measured.
 *
 * Kerning and ligatures are off, so a width is the sum of advances; combining marks and joiners have
 * none. Faces whose letters join need `shape`. What no face prints is measured as the Latin
 * face's missing glyph: ask `missingCharacters` before printing. Throws, naming the face, when a
 * file or the shaper is missing.
 */
export function createMeasurer(files: ReadonlyMap<string, FontFile>, shape?: Shape): Measurer {
  const chosen: Record<Weight, Map<string, string>> = { 400: new Map(), 700: new Map() };
  const rulers = new Map<string, Ruler>();
  return {
    faceOf: (cluster, weight) =>
      remembered(chosen[weight], cluster, () => keyOfFace(cluster, weight)),
    joins: (face) => faceByKey(face).complex,
    width: ({ text, face }, size) =>
      remembered(rulers, face, () => rulerOf(face, files, shape))(text) * size,
    ascent: ASCENT,
    descent: DESCENT,
  };
}

/** Width of a text as a part of its size. */
type Ruler = (text: string) => number;

const keyOfFace = (cluster: string, weight: Weight) =>
  (findFace(cluster, weight) ?? plainFace(weight)).key;

function rulerOf(
  key: string,
  files: ReadonlyMap<string, FontFile>,
  shape: Shape | undefined,
): Ruler {
  const file = files.get(key);
  if (!file) throw new Error(`The face "${key}" is not loaded: load what facesFor() names first.`);
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
