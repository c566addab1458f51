import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { encodeCoverage } from '../src/coverage.ts';
import { FAMILIES, type Family } from '../src/families.ts';
import { readFontFile } from '../src/font-file.ts';
import { MORE_FAMILIES } from '../src/more/families.ts';

const require = createRequire(import.meta.url);

const EUROPEAN = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];

/** Slices of the families that are used, in order of preference; "*" stands for the numbered ones. */
const USED: Record<Family['id'], string[] | '*'> = {
  tinos: [
    'latin',
    'latin-ext',
    'vietnamese',
    'cyrillic',
    'cyrillic-ext',
    'greek',
    'greek-ext',
    'hebrew',
  ],
  amiri: ['latin', 'latin-ext', 'arabic'],
  'noto-serif-devanagari': ['devanagari'],
  'noto-serif-sc': '*',
  'eb-garamond': [...EUROPEAN, 'greek-ext'],
  'source-serif-4': EUROPEAN,
  'source-sans-3': [...EUROPEAN, 'greek-ext'],
  carlito: [...EUROPEAN, 'greek-ext'],
  lato: ['latin', 'latin-ext'],
  'noto-sans-hebrew': ['hebrew'],
  'noto-sans-devanagari': ['devanagari'],
};

/** Names of the used slices of a family. */
export function slicesOf(family: Family['id']): string[] {
  const used = USED[family] ?? [];
  if (used !== '*') return used;
  return readdirSync(folderOf(family))
    .map((file) => file.match(/^noto-serif-sc-(\d+)-400-normal\.woff$/)?.[1])
    .filter((slice) => slice !== undefined)
    .sort((one, other) => Number(one) - Number(other));
}

/**
 * Reads what all cuts of a slice really print, from the files: what publishers claim by
 * `unicode-range` is more. Controls, private characters, U+FFFD and spaces beyond the plain and the
 * no-break space do not count.
 */
export function readCoverage(family: Family['id'], slice: string): string {
  const [first = [], ...others] = cutsOf(family).map((cut) => {
    const file = join(folderOf(family), `${family}-${slice}-${cut}.woff`);
    return [...readFontFile(readFileSync(file)).glyphs.keys()];
  });
  const sets = others.map((codes) => new Set(codes));
  return encodeCoverage(
    first.filter((code) => sets.every((codes) => codes.has(code)) && isPrinted(code)),
  );
}

/** Lists the endings of the files of a family's cuts: "400-normal", "700-italic". */
function cutsOf(id: Family['id']): string[] {
  const family = [...FAMILIES, ...MORE_FAMILIES].find((each) => each.id === id);
  const slants = family?.hasItalic ? ['normal', 'italic'] : ['normal'];
  return slants.flatMap((slant) => family?.weights.map((weight) => `${weight}-${slant}`) ?? []);
}

const isPrinted = (codePoint: number) =>
  /[^\p{C}\p{Z}\uFFFD]|[ \u00A0]/u.test(String.fromCodePoint(codePoint));

const folderOf = (family: Family['id']) =>
  join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
