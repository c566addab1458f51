import type { FontStyle, Weight } from '@shortlist/document';
import { type Coverage, covers, decodeCoverage } from './coverage.ts';
import { COVERAGE } from './coverage-table.ts';
import { FAMILIES, type Family } from './families.ts';
import { STACKS } from './stacks.ts';

/** One font file: a slice of a family in one weight, upright or italic. */
export type Face = {
  /** Names the face everywhere: in placed runs, on the screen and in the PDF. */
  key: string;
  family: string;
  weight: Weight;
  italic: boolean;
  /** Path of the file among the installed packages. */
  file: string;
  /** Whether only a shaper can set it: Arabic, Devanagari. */
  complex: boolean;
};

type Slice = { name: string; family: Family; coverage: () => Coverage; faces: readonly Face[] };

/** The slices of each family, those with the letters of English first. */
const SLICES = new Map(
  FAMILIES.map((family) => [
    family.id,
    Object.entries(COVERAGE[family.id]).map(([name, covered]) => sliceOf(family, name, covered)),
  ]),
);

/** Every face there is. */
export const FACES: readonly Face[] = [...SLICES.values()].flat().flatMap(({ faces }) => faces);

const BY_KEY = new Map(FACES.map((face) => [face.key, face]));

/** The slices that print a family's texts, in order of preference. */
const SLICES_OF_STACK = new Map(
  Object.entries(STACKS).map(([id, families]) => [
    id,
    families.flatMap(({ family, slices }) =>
      (SLICES.get(family) ?? []).filter(({ name }) => !slices || slices.includes(name)),
    ),
  ]),
);

/** The face of that key; throws when there is none, since keys are made here only. */
export function faceByKey(key: string): Face {
  const face = BY_KEY.get(key);
  if (!face) throw new Error(`There is no face "${key}".`);
  return face;
}

/**
 * The first face of the style's family, or of those behind it, that prints all characters of a grapheme
 * cluster; undefined when none does. Joiners have no glyph and need none.
 */
export function findFace(cluster: string, style: FontStyle): Face | undefined {
  const codePoints = Array.from(
    cluster.replace(JOINERS, ''),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  const slice = slicesOfStack(style.family).find(({ coverage }) =>
    codePoints.every((codePoint) => covers(coverage(), codePoint)),
  );
  return slice && nearestFace(slice, style);
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
  const slices = SLICES_OF_STACK.get(family);
  if (!slices) throw new Error(`There is no font family "${family}".`);
  return slices;
}

/** The weight asked for or else the next heavier, the heaviest at last; upright where there is no italic. */
function nearestFace({ family, name, faces }: Slice, { weight, italic = false }: FontStyle): Face {
  const slant = italic && family.hasItalic;
  const face =
    faces.find((cut) => cut.italic === slant && cut.weight >= weight) ??
    faces.findLast((cut) => cut.italic === slant);
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
  { id, name, complexSlices }: Family,
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
  };
}
