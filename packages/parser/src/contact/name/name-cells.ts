import { fold } from '@shortlist/model';
import { roleScore } from '../../evidence/word-score.ts';
import { sectionOfHeading } from '../../headings/name-section.ts';
import { isBrokenWord } from '../../lines/broken-word.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { joinCells } from '../../lines/join-wrapped.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { closeLetters } from './close-letters.ts';

/** A text that may be the name, with the row that it begins in. */
export type NameCell = { cell: Cell; row: TextRow; at: number };

/** The least ratio to the size of most text of the parts of a name that is set in several. */
const LARGE = 1.25;

/** Cuts a headline off: it stands behind a bar. */
const beforeBar = (cell: Cell): Cell => {
  const bar = /\s\|\s/u.exec(cell.text);
  return bar ? cutCell(cell, 0, bar.index) : cell;
};

const wordCount = ({ text }: Cell): number => text.split(/\s+/u).length;

/** The cells of these rows without what leads a name; a name that takes two cells or two lines as one. */
export function nameCells(rows: readonly TextRow[], email: string, body: number): NameCell[] {
  const found: NameCell[] = [];
  const about = { body, email: fold(email.split('@')[0] ?? '').replace(/[^\p{L}]/gu, '') };
  const right = Math.max(0, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.right)));
  for (const [at, row] of rows.entries()) {
    for (const [index, spaced] of row.cells.entries()) {
      const cell = beforeBar(withoutHeadline(withoutLead(closeLetters(spaced, email))));
      const last = found.at(-1);
      const isOne =
        last !== undefined &&
        sectionOfHeading(last.cell.text) === undefined &&
        (index === 0 ? goesOnBelow(last, cell, row, about) : goesOnBeside(last, cell, at, about));
      if (isOne) last.cell = joinCells(last.cell, cell, isBrokenWord(last.cell, right));
      else found.push({ cell, row, at });
    }
  }
  return found;
}

/** The measures of the rest of the document: the size of most text, and the e-mail before its "@", letters alone. */
type About = { body: number; email: string };

const localOf = (...cells: readonly Cell[]): string =>
  fold(cells.map(({ text }) => text).join('')).replace(/[^\p{L}]/gu, '');

/** Both are larger than the text or together in the e-mail, one as the other or not much less, and the second says no role. */
const areOfOneKind = (first: Cell, second: Cell, { body, email }: About): boolean =>
  (Math.min(first.size, second.size) > body * LARGE || email.includes(localOf(first, second))) &&
  /^[^\d@]+$/u.test(second.text) &&
  Math.max(first.size, second.size) < Math.min(first.size, second.size) * 1.6 &&
  roleScore(second.text) < 0.9;

/** A word within a name, with which no other text begins. */
const PARTICLE = /^(?:de|del|della|di|da|dos|van|von|der|ter|y|e|bin|ibn|al)[\s-]\p{L}/u;

function goesOnBelow({ cell }: NameCell, next: Cell, row: TextRow, about: About): boolean {
  const isSame = Math.abs(cell.size - next.size) < 0.3 && cell.bold === next.bold;
  const most = PARTICLE.test(next.text) ? 2 : 1.6;
  if (isSame && next.size > 14 && row.gap > 0 && row.gap < most) return true;
  const isShort = wordCount(cell) === 1 && wordCount(next) <= 2;
  const isKnown = localOf(next) !== '' && about.email.includes(localOf(cell, next));
  const isNear = row.gap > 0 && row.gap < 2;
  if (isShort && isNear && isSame && areBoldCapitals(cell, next)) return true;
  return (isShort || isKnown) && isNear && areOfOneKind(cell, next, about);
}

/** "DARYL" over "OK": two words in bold capitals, of which the second is no role. */
const areBoldCapitals = (first: Cell, second: Cell): boolean =>
  first.bold &&
  [first, second].every(({ text }) => /^\p{Lu}[\p{Lu}'’.-]*$/u.test(text)) &&
  sectionOfHeading(second.text) === undefined &&
  roleScore(second.text) < 0.4;

function goesOnBeside({ cell, at }: NameCell, next: Cell, row: number, about: About): boolean {
  const isShort = wordCount(cell) === 1 && wordCount(next) <= 2;
  return at === row && isShort && areOfOneKind(cell, next, about) && cell.size === next.size;
}

const LEAD =
  /^(?:curriculum vitae|curriculum|r[eé]sum[eé]|cv|c\.v\.|lebenslauf|bewerbung|hoja de vida|currículo|profile|profil)(?:\s+(?:of|von|de|di|van|für|for)|\s*[–—:|-])\s+(?=\p{Lu})/iu;

/** "Resume of Ada Byron" → "Ada Byron". */
function withoutLead(cell: Cell): Cell {
  const lead = LEAD.exec(cell.text)?.[0].length ?? 0;
  return lead > 0 ? cutCell(cell, lead) : cell;
}

/** The name up to where the look changes to that of a headline behind it, not to that of the family's name. */
function withoutHeadline(cell: Cell): Cell {
  const [first] = cell.spans;
  const change = cell.spans.find(({ bold }) => bold !== first?.bold);
  if (!change) return cell;
  const [name, headline] = [cutCell(cell, 0, change.from), cutCell(cell, change.from)];
  return wordCount(name) > 1 && roleScore(headline.text) > 0.5 ? name : cell;
}

const DOCUMENT_WORDS =
  /(?:^|\s)(?:resume|履歴書|職務経歴書|cv|vitae|curriculum|lebenslauf|bewerbung|curriculo|hoja de vida|cover letter|confidential)(?:\s|$)/u;

/** Checks whether a folded text says what the document is: "functional resume sample", "curriculum vitae". */
export const namesDocument = (folded: string): boolean => DOCUMENT_WORDS.test(folded);
