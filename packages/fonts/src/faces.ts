import { type Coverage, covers, decodeCoverage } from './coverage.ts';
import { COVERAGE } from './coverage-table.ts';
import { FAMILIES, type Family } from './families.ts';

/** Weight of a face, in CSS terms. */
export type Weight = 400 | 700;

/** One font file: a slice of a family in one weight. */
export type Face = {
  /** Names the face everywhere: in placed runs, on the screen and in the PDF. */
  key: string;
  family: string;
  weight: Weight;
  /** Path of the file among the installed packages. */
  file: string;
  /** Whether only a shaper can set it: Arabic, Devanagari. */
  complex: boolean;
};

type Slice = { coverage: () => Coverage; faces: Record<Weight, Face> };

/** Slices in order of preference; the first is where the letters of English are. */
const SLICES: readonly Slice[] = FAMILIES.flatMap((family) =>
  Object.entries(COVERAGE[family.id]).map(([name, covered]) => sliceOf(family, name, covered)),
);

const WEIGHTS: readonly Weight[] = [400, 700];

/** Every face there is, in order of preference. */
export const FACES: readonly Face[] = SLICES.flatMap(({ faces }) =>
  WEIGHTS.map((weight) => faces[weight]),
);

const BY_KEY = new Map(FACES.map((face) => [face.key, face]));

/** The face of that key; throws when there is none, since keys are made here only. */
export function faceByKey(key: string): Face {
  const face = BY_KEY.get(key);
  if (!face) throw new Error(`There is no face "${key}".`);
  return face;
}

/**
 * The first face that prints all characters of a grapheme cluster, or undefined when none does.
 * Joiners have no glyph and need none.
 */
export function findFace(cluster: string, weight: Weight): Face | undefined {
  const codePoints = Array.from(
    cluster.replace(JOINERS, ''),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  const slice = SLICES.find(({ coverage }) =>
    codePoints.every((codePoint) => covers(coverage(), codePoint)),
  );
  return slice?.faces[weight];
}

/** The face of plain Latin text, which also has the spaces. */
export function plainFace(weight: Weight): Face {
  return faceByKey(`tinos-latin-${weight}`);
}

/** ZWNJ and ZWJ print nothing. */
export const JOINERS = /[\u200C\u200D]/g;

function sliceOf({ id, name: family, complex }: Family, slice: string, covered: string): Slice {
  let coverage: Coverage | undefined;
  const faceOf = (weight: Weight): Face => {
    const key = `${id}-${slice}-${weight}`;
    return { key, family, weight, file: `@fontsource/${id}/files/${key}-normal.woff`, complex };
  };
  return {
    // Most documents never ask for most slices, so each is decoded when it is first asked for.
    coverage: () => {
      coverage ??= decodeCoverage(covered);
      return coverage;
    },
    faces: { 400: faceOf(400), 700: faceOf(700) },
  };
}
