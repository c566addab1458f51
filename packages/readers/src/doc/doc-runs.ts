import { equationWords, linkOfInstruction } from '../flow/field-instruction.ts';
import type { FlowRun } from '../flow/flow.ts';
import type { CharacterText } from './character-text.ts';
import type { DocStyle } from './doc-styles.ts';
import { changeLetters, type LetterLook } from './letter-look.ts';
import type { LookRange } from './look-pages.ts';

export type RunReading = {
  characters: CharacterText;
  findLetters: (place: number) => LookRange | undefined;
  findStyle: (number: number) => DocStyle;
};

/** A field: its instruction, which is not shown, until the separator; then its result. */
type Field = { instruction: string; isResult: boolean; isShown?: boolean; link?: string };

type Walk = { runs: FlowRun[]; fields: Field[] };

/** Word's characters with a meaning of their own ([MS-DOC] 2.4.1); what is not named here is not text. */
const MEANINGS: Record<number, string> = {
  9: '\t',
  11: '\n',
  12: '\n',
  14: '\n',
  30: '-',
  160: ' ',
};

const FIELD = { begin: 0x13, separate: 0x14, end: 0x15 };

/** The characters from `start` up to `end` as runs, with the look of `style` where nothing else is said. */
export function readDocRuns(
  { characters, findLetters, findStyle }: RunReading,
  { start, end, style }: { start: number; end: number; style: DocStyle },
): FlowRun[] {
  const walk: Walk = { runs: [], fields: [] };
  let range: LookRange | undefined;
  let look: LetterLook = style.letters;
  for (let at = start; at < end; at += 1) {
    const found = findLetters(characters.placeOf(at));
    if (found !== range) {
      range = found;
      look = lookOf(found, style, findStyle);
    }
    readCharacter(characters.text.charCodeAt(at), look, walk);
  }
  return walk.runs;
}

function lookOf(
  range: LookRange | undefined,
  style: DocStyle,
  findStyle: RunReading['findStyle'],
): LetterLook {
  if (range === undefined) return style.letters;
  const look = changeLetters(style.letters, range.bytes);
  if (look.style === undefined) return look;
  const base = changeLetters(style.letters, findStyle(look.style).letterChanges);
  return changeLetters(base, range.bytes);
}

function readCharacter(code: number, look: LetterLook, walk: Walk) {
  if (code >= FIELD.begin && code <= FIELD.end) {
    readFieldMark(code, look, walk);
    return;
  }
  const text = textOf(code, look);
  const inside = walk.fields.find(({ isResult }) => !isResult);
  if (inside) inside.instruction += text;
  else if (!look.deleted && text !== '') addText(text, look, walk);
}

function textOf(code: number, { special, symbol }: LetterLook): string {
  if (special && symbol !== undefined) return String.fromCharCode(symbol);
  if (special && code < 32) return MEANINGS[code] ?? '';
  return MEANINGS[code] ?? (code < 32 ? '' : String.fromCharCode(code));
}

function readFieldMark(code: number, look: LetterLook, walk: Walk) {
  const { fields } = walk;
  const field = fields.at(-1);
  if (code === FIELD.begin) fields.push({ instruction: '', isResult: false });
  if (code === FIELD.end && field) {
    fields.pop();
    const words = field.isShown ? '' : equationWords(field.instruction);
    if (words !== '') addText(words, look, walk);
  }
  if (code !== FIELD.separate || field === undefined) return;
  field.isResult = true;
  const link = linkOfInstruction(field.instruction);
  if (link !== undefined) field.link = link;
}

function addText(text: string, look: LetterLook, { runs, fields }: Walk) {
  const { size, bold, italic, hidden } = look;
  const field = fields.at(-1);
  if (field) field.isShown = true;
  const link = fields.findLast((field) => field.link !== undefined)?.link;
  const last = runs.at(-1);
  const isSame =
    last?.bold === bold &&
    last.italic === italic &&
    last.size === size &&
    last.link === link &&
    (last.hidden ?? false) === hidden;
  if (last && isSame) last.text += text;
  else {
    const run = { text, size, bold, italic, ...(link !== undefined && { link }) };
    runs.push(hidden ? { ...run, hidden } : run);
  }
}
