/** Marked content that is open: its tag, and its id if the structure tree can name it. */
export type Mark = { tag: string; mcid: number | undefined };

/** An operator that paints, and the marks that are open there, the outermost first. */
type Painting = { operator: string; marks: readonly Mark[] };

/** Codes of glyphs shown in a font (its name on the page); in text rendering mode 3 they are not seen. */
type ShownText = { font: string; codes: readonly number[]; seen: boolean };

export type PageContent = {
  /** Every piece of marked content with those it stands in, the outermost first, in the order of opening. */
  opened: readonly (readonly Mark[])[];
  paintings: readonly Painting[];
  shown: readonly ShownText[];
  /** Marks left open at the end, or closed without being open. */
  unclosed: number;
};

const TOKENS = /\((?:\\.|[^\\)])*\)|<<|>>|<[\da-f\s]*>|[[\]]|\/?[^\s()<>[\]/]+/giu;
const OPERATOR = /^[a-z'"][a-z\d*'"]*$/iu;
const PAINTS = /^(?:Tj|TJ|'|"|S|s|f|F|f\*|B|B\*|b|b\*|Do|sh|EI)$/u;

/** Runs the operators of a page (ISO 32000-1, Annex A), as far as marks and fonts go. */
export function readContent(stream: string): PageContent {
  const opened: Mark[][] = [];
  const paintings: Painting[] = [];
  const shown: ShownText[] = [];
  const marks: Mark[] = [];
  const saved: { font: string; mode: number }[] = [];
  let state = { font: '', mode: 0 };
  let operands: string[] = [];
  let closedTooOften = 0;

  const open = () => {
    marks.push(markOf(operands));
    opened.push([...marks]);
  };
  const show = () =>
    shown.push({ font: state.font, codes: operands.flatMap(codesOf), seen: state.mode !== 3 });
  const runs: Record<string, () => unknown> = {
    q: () => saved.push(state),
    Q: () => (state = saved.pop() ?? state),
    Tf: () => (state = { ...state, font: operands[0] ?? '' }),
    Tr: () => (state = { ...state, mode: Number(operands[0]) }),
    BMC: open,
    BDC: open,
    EMC: () => (closedTooOften += marks.pop() === undefined ? 1 : 0),
    TJ: show,
    Tj: show,
    "'": show,
    '"': show,
  };

  for (const [token] of stream.matchAll(TOKENS)) {
    if (!OPERATOR.test(token)) operands.push(token);
    else {
      if (PAINTS.test(token)) paintings.push({ operator: token, marks: [...marks] });
      runs[token]?.();
      operands = [];
    }
  }
  return { opened, paintings, shown, unclosed: marks.length + closedTooOften };
}

function markOf([tag = '', ...properties]: string[]): Mark {
  const at = properties.indexOf('/MCID');
  return { tag, mcid: at < 0 ? undefined : Number(properties[at + 1]) };
}

/** The two-byte codes of a string in hexadecimal digits. */
function codesOf(operand: string): number[] {
  if (operand.startsWith('(')) throw new Error(`${operand} is not in hexadecimal digits`);
  if (!operand.startsWith('<')) return [];
  return (operand.match(/[\da-f]{4}/giu) ?? []).map((code) => Number.parseInt(code, 16));
}
