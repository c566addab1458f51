import { joinBytes, operatorBytes } from './join-bytes.ts';
import { scanContent, type Token } from './scan-content.ts';

/** Operators without the marks of a structure that their file had. */
export type PlainContent = {
  bytes: Uint8Array;
  /** True if they show text, seen or not. */
  showsText: boolean;
};

type Range = [start: number, end: number];

/**
 * Takes marked content apart from what it marks (ISO 32000-1, 14.6): tags, ids and artifacts belong to the tree of their own file
 * and would lie within ours, which PDF/UA forbids. Marks of layers stay, since they hide content, and so do those that say the text of what they mark
 * (`ActualText`), without their ids. Saved graphics states and marks are balanced, so that nothing leaks out.
 */
export function plainContent(content: Uint8Array): PlainContent {
  const found: Found = { cuts: [], marks: [], saved: 0, lacking: 0, showsText: false };
  let operands: Token[] = [];
  for (const token of scanContent(content)) {
    if (token.kind === 'operand') operands.push(token);
    else {
      EFFECTS.get(token.text)?.(found, operands, [operands[0]?.start ?? token.start, token.end]);
      operands = [];
    }
  }
  const unclosed = found.marks.filter((mark) => mark === 'kept').length;
  const before = operatorBytes('q '.repeat(found.lacking));
  const after = operatorBytes('\nEMC'.repeat(unclosed) + '\nQ'.repeat(found.saved));
  const bytes = joinBytes([before, ...withoutRanges(content, found.cuts), after]);
  return { bytes, showsText: found.showsText };
}

/** Findings among the operators so far. */
type Found = {
  cuts: Range[];
  /** Marks that are open, the innermost last. */
  marks: ('cut' | 'kept')[];
  /** Graphics states that are saved, and those that were restored without being saved. */
  saved: number;
  lacking: number;
  showsText: boolean;
};

type Effect = (found: Found, operands: readonly Token[], range: Range) => void;

const show: Effect = (found) => {
  found.showsText = true;
};
const cut: Effect = ({ cuts }, _operands, range) => void cuts.push(range);

/** Effects of the operators that matter here. */
const EFFECTS = new Map<string, Effect>(
  Object.entries({
    q(found) {
      found.saved += 1;
    },
    Q(found) {
      if (found.saved > 0) found.saved -= 1;
      else found.lacking += 1;
    },
    BMC({ cuts, marks }, _operands, range) {
      marks.push('cut');
      cuts.push(range);
    },
    BDC({ cuts, marks }, operands, range) {
      const within = cutsOfKept(operands);
      marks.push(within ? 'kept' : 'cut');
      cuts.push(...(within ?? [range]));
    },
    EMC({ cuts, marks }, _operands, range) {
      if (marks.pop() !== 'kept') cuts.push(range);
    },
    ...{ MP: cut, DP: cut, Tj: show, TJ: show, "'": show, '"': show },
  } satisfies Record<string, Effect>),
);

/** Returns what to cut out of the operands of a mark that is kept; undefined for one that is cut as a whole. */
function cutsOfKept([tag, ...properties]: readonly Token[]): Range[] | undefined {
  if (tag?.text === '/OC') return [];
  const says = (key: string) => properties.some(({ text }) => text === key);
  if (tag?.text === '/Artifact' || !says('/ActualText')) return undefined;
  return properties.flatMap((property, at): Range[] => {
    const value = properties[at + 1];
    return property.text === '/MCID' && value ? [[property.start, value.end]] : [];
  });
}

function withoutRanges(bytes: Uint8Array, cuts: readonly Range[]): Uint8Array[] {
  const kept: Uint8Array[] = [];
  let at = 0;
  for (const [start, end] of cuts) {
    kept.push(bytes.subarray(at, start));
    at = end;
  }
  return [...kept, bytes.subarray(at)];
}
