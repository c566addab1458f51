/** The name by which Word finds a family of `@shortlist/fonts`, and the stand-in where a machine lacks it. */
type WordFont = {
  name: string;
  /** Names under which programs look for it next. */
  others: readonly string[];
  shape: 'roman' | 'swiss' | 'auto';
};

const TIMES: WordFont = {
  name: 'Times New Roman',
  others: ['Tinos', 'Liberation Serif'],
  shape: 'roman',
};
const ARIAL: WordFont = { name: 'Arial', others: ['Liberation Sans'], shape: 'swiss' };
const SONG: WordFont = {
  name: 'SimSun',
  others: ['宋体', 'Songti SC', 'Noto Serif SC', 'Noto Serif CJK SC'],
  shape: 'roman',
};
const HEI: WordFont = {
  name: 'Microsoft YaHei',
  others: ['微软雅黑', 'PingFang SC', 'Noto Sans CJK SC'],
  shape: 'swiss',
};

/** By the stack that a style names. Families with the widths of one that Word brings go by that one's name. */
const LATIN: Readonly<Record<string, WordFont>> = {
  tinos: TIMES,
  'eb-garamond': { name: 'EB Garamond', others: ['Garamond'], shape: 'roman' },
  'source-serif-4': {
    name: 'Source Serif 4',
    others: ['Source Serif Pro', 'Cambria'],
    shape: 'roman',
  },
  'source-sans-3': {
    name: 'Source Sans 3',
    others: ['Source Sans Pro', 'Segoe UI'],
    shape: 'swiss',
  },
  carlito: { name: 'Calibri', others: ['Carlito'], shape: 'swiss' },
  lato: { name: 'Lato', others: ['Lato Regular', 'Segoe UI'], shape: 'swiss' },
};

/** The fonts of a style: of Latin, Greek and Cyrillic, of scripts that join or run from right to left, and of ideographs. */
export type FontSet = { latin: WordFont; complex: WordFont; eastAsian: WordFont };

/** The fonts of a stack. One that is not known here is looked for by its own name. */
export function fontsOf(family: string): FontSet {
  const latin = LATIN[family] ?? { name: titled(family), others: [], shape: 'auto' as const };
  return latin.shape === 'swiss'
    ? { latin, complex: ARIAL, eastAsian: HEI }
    : { latin, complex: TIMES, eastAsian: SONG };
}

/** "noto-serif" is "Noto Serif". */
const titled = (id: string): string =>
  id.replace(
    /(^|-)([a-z0-9])/g,
    (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
