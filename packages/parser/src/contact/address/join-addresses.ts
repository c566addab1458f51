import { cutCell } from '../../lines/cut-cell.ts';
import { joinCells } from '../../lines/join-wrapped.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { EMAIL, hasKnownEnding, LINKEDIN, WEBSITE } from '../contact-patterns.ts';

/** Points that two left edges of one column may differ by. */
const SAME_EDGE = 6;

/** Lines that an address goes on for, at most: in a narrow column a long one takes many. */
const MOST_BELOW = 12;

/**
 * The rows with every e-mail and web address whole that breaks at the end of a line: what goes on in
 * the cell below is taken from there. The target of a link decides where there is one; without it,
 * what the line above lacks to be an address.
 */
export function joinAddresses(rows: readonly TextRow[]): TextRow[] {
  const joined: { -readonly [K in keyof TextRow]: TextRow[K] }[] = rows.map((row) => ({ ...row }));
  for (const [at, row] of joined.entries()) {
    for (const [index, cell] of row.cells.entries()) {
      const isLast = index === row.cells.length - 1;
      row.cells = row.cells.with(
        index,
        takeBelow(cell, isLast, joined.slice(at + 1, at + 1 + MOST_BELOW)),
      );
    }
  }
  return joined.filter(({ cells }) => cells.length > 0);
}

/** The cell with what the rows below hold of its last address; that is removed from them. */
function takeBelow(
  cell: Cell,
  isLast: boolean,
  below: readonly { page: number; cells: readonly Cell[] }[],
): Cell {
  let whole = cell;
  for (const row of below) {
    const at = row.cells.findIndex(({ x }) => Math.abs(x - cell.x) < SAME_EDGE);
    const found = at < 0 && isLast ? 0 : at;
    const next = row.cells[found];
    if (!next || !goesOn(whole, next)) return whole;
    const length = firstWord(next).length;
    const rest = cutCell(next, length);
    whole = joinCells(whole, cutCell(next, 0, length), true);
    const left = rest.text === '' ? [] : [rest];
    row.cells = row.cells.toSpliced(found, 1, ...left);
    if (left.length > 0) return whole;
  }
  return whole;
}

const firstWord = ({ text }: Cell): string => text.split(/[\s|•·]/u)[0] ?? '';
const lastWord = ({ text }: Cell): string => text.split(/[\s|•·]/u).at(-1) ?? '';

/** The target without its scheme, in small letters. */
const bare = (target: string): string =>
  target
    .replace(/^(?:mailto:|https?:\/\/)/iu, '')
    .replace(/^www\./iu, '')
    .toLowerCase();

/** Checks whether the last address of a cell goes on with the first word of the next. */
export function goesOn(cell: Cell, next: Cell): boolean {
  const [begun, word] = [lastWord(cell), firstWord(next)];
  const target = cell.spans.at(-1)?.link;
  const below = next.spans[0]?.link;
  if (target !== undefined && below !== undefined && target !== below) return false;
  if (target !== undefined && bare(target).startsWith(bare(begun))) {
    const rest = bare(target).slice(bare(begun).length).replace(/\/$/u, '');
    return rest !== '' && rest.startsWith(word.toLowerCase().replace(/\/$/u, ''));
  }
  if (!/^[\p{Ll}\d._%+@/~?=&#-]+$/u.test(word)) return false;
  return emailGoesOn(begun, word, cell) || webGoesOn(begun, word, next);
}

/** An address that its line breaks again, behind a hyphen or a full stop of its host. */
const BROKEN_TWICE = /^[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+[.-]$/u;

function emailGoesOn(begun: string, word: string, { text }: Cell): boolean {
  if (!/^[\p{L}\p{N}._%+-]*@?[\p{L}\p{N}.-]*$/u.test(begun)) return false;
  if (BROKEN_TWICE.test(begun + word)) return begun === text && /[._-]$/u.test(begun);
  const isAddress = EMAIL.exec(begun + word)?.[0] === begun + word && hasKnownEnding(begun + word);
  if (!isAddress) return false;
  if (begun.includes('@')) return !(EMAIL.test(begun) && hasKnownEnding(begun)) || word.length < 3;
  if (word.startsWith('@')) return true;
  // What stands alone above an address and has the signs of one: "ada.", "ada-byron".
  return begun === text && /^\p{Ll}[^\p{Lu}]*[._-]/u.test(begun) && !hasKnownEnding(begun);
}

function webGoesOn(begun: string, word: string, next: Cell): boolean {
  if (/@/u.test(begun) || /@|:\/\/./u.test(word)) return false;
  if (/^https?:\/\/$/iu.test(begun)) return true;
  const isAddress = (text: string) => LINKEDIN.test(text) || text.match(WEBSITE)?.[0] === text;
  if (!isAddress(begun))
    return begun.includes('.') && word === next.text && isAddress(begun + word);
  if (/[-_=?&%]$/u.test(begun) || word.startsWith('/')) return true;
  // One or two letters alone below an address are its last: "ada.example.co", "m".
  if (word === next.text && word.length < 3) return isAddress(begun + word);
  if (LINKEDIN.test(begun) && /^(?=\D*\d)[\da-f]{1,12}$/u.test(word)) return true;
  const hasPath = /\p{L}\/[^/\s]+\/$/u.test(begun);
  return hasPath && word === next.text;
}
