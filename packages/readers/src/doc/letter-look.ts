import { type Change, listChanges } from './changes.ts';

/** The look of letters; `style` is the number of a style of letters. */
export type LetterLook = {
  size: number;
  bold: boolean;
  italic: boolean;
  hidden: boolean;
  deleted: boolean;
  /** The text is field instructions or drawings where a character is special. */
  special: boolean;
  /** The character that a special "(" stands for. */
  symbol?: number;
  style?: number;
};

/** [MS-DOC] 2.6.1. */
const CODES = {
  deleted: 0x0800,
  bold: 0x0835,
  italic: 0x0836,
  hidden: 0x083c,
  special: 0x0855,
  size: 0x4a43,
  style: 0x4a30,
  symbol: 0x6a09,
};

export const PLAIN_LETTERS: LetterLook = {
  size: 10,
  bold: false,
  italic: false,
  hidden: false,
  deleted: false,
  special: false,
};

/** The look after the changes in `bytes`; `base` is what toggles turn over. */
export function changeLetters(base: LetterLook, bytes: Uint8Array): LetterLook {
  const look = { ...base };
  for (const change of listChanges(bytes)) apply(look, base, change);
  return look;
}

function apply(look: LetterLook, base: LetterLook, { code, operand }: Change) {
  switch (code) {
    case CODES.bold:
      look.bold = toggled(operand.u8(0), base.bold);
      break;
    case CODES.italic:
      look.italic = toggled(operand.u8(0), base.italic);
      break;
    case CODES.hidden:
      look.hidden = toggled(operand.u8(0), base.hidden);
      break;
    case CODES.deleted:
      look.deleted = operand.u8(0) === 1;
      break;
    case CODES.special:
      look.special = operand.u8(0) === 1;
      break;
    case CODES.size:
      look.size = operand.u16(0) / 2 || look.size;
      break;
    case CODES.style:
      look.style = operand.u16(0);
      break;
    case CODES.symbol:
      look.symbol = operand.u16(2);
      break;
  }
}

/** 0x80 is as the style has it, 0x81 the opposite ([MS-DOC] 2.9.327). */
function toggled(value: number, base: boolean): boolean {
  if (value === 0x80) return base;
  return value === 0x81 ? !base : value === 1;
}
