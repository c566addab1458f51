import type { FontStyle, Weight } from '@shortlist/document';
import { type Coverage, covers, decodeCoverage } from './coverage.ts';
import { COVERAGE } from './coverage-table.ts';
import { FAMILIES, type Family, type FamilySet, type Kerning } from './families.ts';
import type { FontFile } from './font-file.ts';
import { STACKS, type StackedFamily } from './stacks.ts';

/** One font file: a slice of a family in one weight, upright or italic. */
export type Face = {
  /** Names the face everywhere: in placed runs, on the screen and in the PDF. */
  key: string;
  family: string;
  weight: Weight;
  italic: boolean;
  /** Path of the file among the installed packages. */
  file: string;
  /** True if only a shaper can set it: Arabic, Devanagari. */
  complex: boolean;
  /** True if its pairs of letters are kerned. */
  isKerned: boolean;
};

type Slice = { name: string; family: Family; coverage: () => Coverage; faces: readonly Face[] };

const faces = new Map<string, Face>();
const slices = new Map<string, readonly Slice[]>();
/** The slices that print a family's texts, in order of preference. */
const slicesByStack = new Map<string, readonly Slice[]>();
let readKerning: FamilySet['readKerning'];

/** Makes families known; those of a stack must be known with it. */
function addFamilies(set: FamilySet) {
  for (const family of set.families) {
    const covered = Object.entries(set.coverage[family.id] ?? {});
    slices.set(
      family.id,
      covered.map(([name, characters]) => sliceOf(family, name, characters)),
    );
    for (const slice of slices.get(family.id) ?? []) {
      for (const face of slice.faces) faces.set(face.key, face);
    }
  }
  for (const [id, families] of Object.entries(set.stacks))
    slicesByStack.set(id, slicesOf(families));
  readKerning ??= set.readKerning;
}

const slicesOf = (families: readonly StackedFamily[]): Slice[] =>
  families.flatMap(({ family, slices: names }) =>
    (slices.get(family) ?? []).filter(({ name }) => names?.includes(name) ?? true),
  );

addFamilies({ families: FAMILIES, coverage: COVERAGE, stacks: STACKS });

/**
 * Makes the families of these texts known, where they are those that Classic does not need: a module of its own is loaded
 * for them, once. Until then a style may name none of them. Without texts it loads all.
 */
export async function loadFamilies(texts?: readonly FontStyle[]): Promise<void> {
  if (readKerning || texts?.every(({ family }) => isFamilyKnown(family))) return;
  const { MORE } = await import('./more/more-families.ts');
  addFamilies(MORE);
}

/** Checks whether a family can be named by a style as yet. */
export const isFamilyKnown = (family: string): boolean => slicesByStack.has(family);

/** Every face that is known. */
export const knownFaces = (): readonly Face[] => [...faces.values()];

const kernings = new WeakMap<FontFile, Kerning>();

/** Returns the kerning of the glyphs of a face's file; undefined where there is none. */
export function kerningOf(key: string, file: FontFile): Kerning | undefined {
  if (!readKerning || !faceByKey(key).isKerned) return undefined;
  const kerning = kernings.get(file) ?? readKerning(file.sfnt);
  kernings.set(file, kerning);
  return kerning;
}

/** The face of that key; throws when there is none, since keys are made here only. */
export function faceByKey(key: string): Face {
  const face = faces.get(key);
  if (!face) throw new Error(`There is no face "${key}".`);
  return face;
}

/**
 * The first face of the style's family, or of those behind it, that prints all characters of a grapheme
 * cluster; undefined when none does. Joiners have no glyph and need none.
 */
export function findFace(cluster: string, style: FontStyle): Face | undefined {
  const slice =
    cluster.length === 1 ? recallSlice(cluster, style.family) : findSlice(cluster, style.family);
  return slice && nearestFace(slice, style);
}

/** The slices that print letters of one unit, which are most, by family. */
const slicesOfLetters = new Map<string, Map<string, Slice | undefined>>();

function recallSlice(letter: string, family: string): Slice | undefined {
  const known = slicesOfLetters.get(family) ?? new Map<string, Slice | undefined>();
  slicesOfLetters.set(family, known);
  if (!known.has(letter)) known.set(letter, findSlice(letter, family));
  return known.get(letter);
}

function findSlice(cluster: string, family: string): Slice | undefined {
  const codePoints = Array.from(
    cluster.replace(JOINERS, ''),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return slicesOfStack(family).find(({ coverage }) =>
    codePoints.every((codePoint) => covers(coverage(), codePoint)),
  );
}

/** The face of plain Latin text in a style, which also has the spaces. */
export function plainFace(style: FontStyle): Face {
  const [slice] = slicesOfStack(style.family);
  if (!slice) throw new Error(`The font family "${style.family}" has no faces.`);
  return nearestFace(slice, style);
}

/** ZWNJ and ZWJ print nothing. */
export const JOINERS = /[\u200C\u200D]/g;

function slicesOfStack(family: string): readonly Slice[] {
  const stack = slicesByStack.get(family);
  if (!stack) throw new Error(`There is no font family "${family}".`);
  return stack;
}

/** The weight asked for or else the next heavier, the heaviest at last; upright where there is no italic. */
function nearestFace(
  { family, name, faces: cuts }: Slice,
  { weight, italic = false }: FontStyle,
): Face {
  const slant = italic && family.hasItalic;
  const face =
    cuts.find((cut) => cut.italic === slant && cut.weight >= weight) ??
    cuts.findLast((cut) => cut.italic === slant);
  if (!face) throw new Error(`The slice "${name}" of ${family.name} has no faces.`);
  return face;
}

function sliceOf(family: Family, name: string, covered: string): Slice {
  let coverage: Coverage | undefined;
  return {
    name,
    family,
    // Most documents never ask for most slices, so each is decoded when it is first asked for.
    coverage: () => {
      coverage ??= decodeCoverage(covered);
      return coverage;
    },
    faces: (family.hasItalic ? [false, true] : [false]).flatMap((italic) =>
      family.weights.map((weight) => faceOf(family, name, { weight, italic })),
    ),
  };
}

function faceOf(
  { id, name, complexSlices, isKerned = false }: Family,
  slice: string,
  { weight, italic }: { weight: Weight; italic: boolean },
): Face {
  const cut = `${id}-${slice}-${weight}`;
  return {
    key: italic ? `${cut}-italic` : cut,
    family: name,
    weight,
    italic,
    file: `@fontsource/${id}/files/${cut}-${italic ? 'italic' : 'normal'}.woff`,
    complex: complexSlices.includes(slice),
    isKerned,
  };
}
