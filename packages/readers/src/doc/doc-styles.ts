import type { ByteView } from '../byte-view.ts';
import { changeLetters, type LetterLook, PLAIN_LETTERS } from './letter-look.ts';
import { changeParagraph, type DocParagraphLook, PLAIN_DOC_PARAGRAPH } from './paragraph-look.ts';
import type { WordFile } from './word-file.ts';

/** A style with all that it inherits. */
export type DocStyle = {
  name: string;
  letters: LetterLook;
  paragraph: DocParagraphLook;
  /** The changes of a style of letters, for putting on top of a paragraph's. */
  letterChanges: Uint8Array;
};

type Written = { name: string; base: number; paragraph: Uint8Array; letters: Uint8Array };

const NO_BASE = 0xfff;
const NOTHING = new Uint8Array();

/** The styles by number ([MS-DOC] 2.9.271). Headings 1 to 9 have the numbers 1 to 9. */
export function readDocStyles({ table, blockOf }: WordFile): (number: number) => DocStyle {
  const { at, length } = blockOf('styles');
  const written = length === 0 ? [] : readWritten(table, at, length);
  const known = new Map<number, DocStyle>();
  const plain = {
    name: '',
    letters: PLAIN_LETTERS,
    paragraph: PLAIN_DOC_PARAGRAPH,
    letterChanges: NOTHING,
  };

  function find(number: number, depth: number): DocStyle {
    const style = written[number];
    const done = known.get(number);
    if (done || style === undefined || depth > 20) return done ?? plain;
    const base = style.base === NO_BASE ? plain : find(style.base, depth + 1);
    const paragraph = changeParagraph(base.paragraph, style.paragraph);
    const isHeading = number >= 1 && number <= 9;
    const found = {
      name: style.name,
      letters: changeLetters(base.letters, style.letters),
      paragraph: isHeading ? { ...paragraph, heading: number } : paragraph,
      letterChanges: style.letters,
    };
    known.set(number, found);
    return found;
  }
  return (number) => find(number, 0);
}

function readWritten(table: ByteView, at: number, length: number): (Written | undefined)[] {
  const head = table.u16(at);
  const count = Math.min(table.u16(at + 2), 4094);
  const baseSize = table.u16(at + 4);
  const styles: (Written | undefined)[] = [];
  let next = at + 2 + head;
  for (let number = 0; number < count && next + 2 <= at + length; number += 1) {
    const size = table.u16(next);
    styles.push(size === 0 ? undefined : readStyle(table, next + 2, baseSize));
    next += 2 + size + (size % 2);
  }
  return styles;
}

const PARAGRAPH = 1;
const LETTERS = 2;

function readStyle(table: ByteView, at: number, baseSize: number): Written {
  const kind = table.u16(at + 2) & 0xf;
  const base = table.u16(at + 2) >> 4;
  const letters = table.u16(at + baseSize);
  const name = new TextDecoder('utf-16le').decode(table.slice(at + baseSize + 2, letters * 2));
  const start = at + baseSize + 2 + letters * 2 + 2;
  const parts = readParts(table, start, table.u16(at + 4) & 0xf);
  // A paragraph's changes begin with the number of the style itself.
  if (kind === PARAGRAPH) {
    const [paragraph = NOTHING, look = NOTHING] = parts;
    return { name, base, paragraph: paragraph.subarray(2), letters: look };
  }
  return {
    name,
    base,
    paragraph: NOTHING,
    letters: kind === LETTERS ? (parts[0] ?? NOTHING) : NOTHING,
  };
}

function readParts(table: ByteView, start: number, count: number): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let at = start;
  for (let part = 0; part < Math.min(count, 3); part += 1) {
    const size = table.u16(at);
    parts.push(table.slice(at + 2, size));
    at += 2 + size + (size % 2);
  }
  return parts;
}
