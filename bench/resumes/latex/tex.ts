/** A piece of a TeX source. A plain string is text, and is escaped where it enters one. */
export type Tex = { readonly tex: string };

type Part = string | Tex | readonly Tex[];

/** Builds TeX from a template: backslashes stand for themselves, strings are escaped, lists are joined by line ends. */
export function tex({ raw }: TemplateStringsArray, ...parts: readonly Part[]): Tex {
  return { tex: raw.map((piece, at) => piece + sourceOf(parts[at] ?? '')).join('') };
}

/** The piece when there is text for it, and nothing when the text is empty. */
export const whenText = (text: string, piece: Tex): Tex => (text === '' ? { tex: '' } : piece);

/** Pieces with TeX between them; empty ones are left out. */
export function joined(pieces: readonly Tex[], between: Tex): Tex {
  const filled = pieces.filter(({ tex: source }) => source !== '');
  return { tex: filled.map(({ tex: source }) => source).join(between.tex) };
}

/** Texts that are not empty, escaped, with TeX between them. */
export const joinedTexts = (texts: readonly string[], between: Tex): Tex =>
  joined(
    texts.map((text) => tex`${text}`),
    between,
  );

function sourceOf(part: Part): string {
  if (typeof part === 'string') return part.replace(/[\\{}$&#^_%~<>|"]/g, escaped);
  return 'tex' in part ? part.tex : part.map(({ tex: source }) => source).join('\n');
}

function escaped(character: string): string {
  const named: Record<string, string> = {
    '\\': '\\textbackslash{}',
    '^': '\\textasciicircum{}',
    '~': '\\textasciitilde{}',
    '<': '\\textless{}',
    '>': '\\textgreater{}',
    '|': '\\textbar{}',
    '"': "''",
  };
  return named[character] ?? `\\${character}`;
}
