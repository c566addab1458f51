import type { ByteView } from '../byte-view.ts';
import { type ParagraphLook, PLAIN_PARAGRAPH, type TabStop } from '../flow/flow.ts';
import { type Change, listChanges } from './changes.ts';

/** The look of a paragraph, and its place in lists and tables. */
export type DocParagraphLook = ParagraphLook & {
  /** From 1. */
  heading?: number;
  /** Number of the list's use (from 1) and level in it. */
  list?: number;
  level: number;
  inTable: boolean;
  endsRow: boolean;
  /** The number of tables it stands in: more than one where they are nested. */
  depth: number;
  /** Its mark ends a cell of a nested table, or a row of one. */
  endsInnerCell: boolean;
  endsInnerRow: boolean;
  /** Edges of the row's cells, left to right. */
  edges: readonly number[];
  /** The row is the head of its table. */
  isHead: boolean;
};

export const PLAIN_DOC_PARAGRAPH: DocParagraphLook = {
  ...PLAIN_PARAGRAPH,
  level: 0,
  inTable: false,
  endsRow: false,
  depth: 1,
  endsInnerCell: false,
  endsInnerRow: false,
  edges: [],
  isHead: false,
};

/** The look after the changes in `bytes`. */
export function changeParagraph(base: DocParagraphLook, bytes: Uint8Array): DocParagraphLook {
  const look = { ...base };
  for (const change of listChanges(bytes)) CHANGES[change.code]?.(look, change.operand);
  return look;
}

type Apply = (look: DocParagraphLook, operand: ByteView) => void;

const twips = (operand: ByteView) => operand.i16(0) / 20;

const setIndent: Apply = (look, operand) => {
  look.indent = twips(operand);
};
const setFirstLine: Apply = (look, operand) => {
  look.firstLine = twips(operand);
};
const setAlign: Apply = (look, operand) => {
  look.align = (['start', 'center', 'end'] as const)[operand.u8(0)] ?? 'start';
};
const setTabs: Apply = (look, operand) => {
  look.tabs = readTabs(look.tabs, operand);
};

/** By code ([MS-DOC] 2.6.2 and 2.6.3); the doubles are those of Word 97 and of later ones. */
const CHANGES: Record<Change['code'], Apply> = {
  33807: setIndent,
  33886: setIndent,
  33809: setFirstLine,
  33888: setFirstLine,
  9219: setAlign,
  9313: setAlign,
  50701: setTabs,
  42003: (look, operand) => {
    look.spaceBefore = operand.u16(0) / 20;
  },
  42004: (look, operand) => {
    look.spaceAfter = operand.u16(0) / 20;
  },
  9792: (look, operand) => {
    const level = operand.u8(0);
    if (level < 9) look.heading = level + 1;
    else delete look.heading;
  },
  9738: (look, operand) => {
    look.level = Math.min(operand.u8(0), 8);
  },
  17931: (look, operand) => {
    const list = operand.i16(0);
    if (list > 0) look.list = list;
    else delete look.list;
  },
  9238: (look, operand) => {
    look.inTable = operand.u8(0) === 1;
  },
  9239: (look, operand) => {
    look.endsRow = operand.u8(0) === 1;
  },
  26185: (look, operand) => {
    look.depth = operand.u16(0);
  },
  9291: (look, operand) => {
    look.endsInnerCell = operand.u8(0) === 1;
  },
  9292: (look, operand) => {
    look.endsInnerRow = operand.u8(0) === 1;
  },
  13316: (look, operand) => {
    look.isHead = operand.u8(0) === 1;
  },
  54792: (look, operand) => {
    const cells = operand.u8(0);
    look.edges = Array.from({ length: cells + 1 }, (_, at) => operand.i16(1 + at * 2) / 20);
  },
};

/** Stops taken out and stops put in ([MS-DOC] 2.9.191). */
function readTabs(tabs: readonly TabStop[], operand: ByteView): TabStop[] {
  const deleted = operand.u8(0);
  const gone = Array.from({ length: deleted }, (_, at) => operand.i16(1 + at * 2) / 20);
  const start = 1 + deleted * 2;
  const added = operand.u8(start);
  const stops = Array.from({ length: added }, (_, at): TabStop => {
    const kind = operand.u8(start + 1 + added * 2 + at) & 7;
    const align = (['start', 'center', 'end', 'end'] as const)[kind] ?? 'start';
    return { at: operand.i16(start + 1 + at * 2) / 20, align };
  });
  return [...tabs.filter(({ at }) => !gone.includes(at)), ...stops];
}
