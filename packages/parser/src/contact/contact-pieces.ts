import { cutAtAll, trimEdges } from '../entries/chunks.ts';
import { fold } from '../fold.ts';
import { cutCell } from '../lines/cut-cell.ts';
import { withoutIcons } from '../lines/glyphs.ts';
import type { Cell, Row } from '../lines/row.ts';
import { CONTACT_LABELS, type ContactLabel } from './contact-patterns.ts';

/** A part of the lines that hold the contact, and what label leads it. */
export type ContactPiece = { cell: Cell; label?: ContactLabel; row: number };

/** A slash with spaces around it parts contacts, but for one behind a dialling code: "0351 / 555 01 77". */
const SEPARATOR =
  /\s*[|¦‖•·∙●▪◦⋄◆♦∣❖⬥\u2300-\u23FF\u2600-\u27BF\u{1F300}-\u{1FAFF}\uE000-\uF8FF]+\s*|\s+[–—~]\s+|(?<!(?:^|[^\d])\(?(?:\+\d{1,3}\s?(?:\(0\)\s?)?|0)\d{1,4}\)?)\s+\/{1,2}\s+|\s+\*\s+|;\s+|,\s+(?=[+(]?\d[\d\s()./-]{6,}\d)|\s+(?:in\s+)?(?=https?:\/\/|www\.|[\w.]*linkedin\.com|\S+@\S)/gu;

const LABEL_OF: ReadonlyMap<string, ContactLabel> = new Map(
  (Object.keys(CONTACT_LABELS) as ContactLabel[]).flatMap((label) =>
    CONTACT_LABELS[label].split('|').map((word) => [fold(word), label] as const),
  ),
);

/** The parts of the contact's rows between separators, without the labels that lead them. */
export function contactPieces(rows: readonly Row[]): ContactPiece[] {
  const cells = rows.flatMap((row, at) =>
    row.cells.flatMap((each) => cutAtAll(each, SEPARATOR)).map((cell) => ({ cell, row: at })),
  );
  const pieces: ContactPiece[] = [];
  let open: Partial<ContactPiece> = {};
  for (const { cell, row } of cells) {
    const alone = labelAlone(cell);
    if (alone) open = { label: alone, row };
    else if (/[\p{L}\p{N}]/u.test(cell.text)) {
      pieces.push(pieceOf(cell, row, open));
      open = {};
    }
  }
  return pieces;
}

/** The cell without its label; without one of its own it has the one that stands alone before or above it. */
function pieceOf(cell: Cell, row: number, open: Partial<ContactPiece>): ContactPiece {
  const led = takeLabel(isBrokenAddress(cell.text) ? cell : trimEdges(cell));
  const isNear = open.row !== undefined && row - open.row <= 1;
  const label = led.label ?? (isNear ? open.label : undefined);
  return { cell: led.cell, row, ...(label && { label }) };
}

/** An address that goes on in the next line: its last hyphen belongs to it. */
const isBrokenAddress = (text: string): boolean => /\.\S*\/\S*-$/u.test(text);

/** "Phone" or "E-mail:" standing alone. Single letters are labels only with a colon. */
function labelAlone({ text }: Cell): ContactLabel | undefined {
  const word = fold(withoutIcons(text)).replace(/[\s:.]+$/u, '');
  return word.length > 1 || text.trim().endsWith(':') ? LABEL_OF.get(word) : undefined;
}

function takeLabel(cell: Cell): { cell: Cell; label?: ContactLabel } {
  const match =
    /^(?<word>[\p{L}\p{M}. -]{1,24}?)\s*:\s*(?=\S)/u.exec(cell.text) ?? SHORT_LABEL.exec(cell.text);
  const label = LABEL_OF.get(fold(match?.groups?.word ?? '').replace(/[\s.]+$/u, ''));
  if (!match || !label) return { cell };
  return { cell: cutCell(cell, match[0].length), label };
}

/** "Tel. +49 …", "Mobile 0176 …": without a colon only before a number. */
const SHORT_LABEL = /^(?<word>[\p{L}-]{3,11})\.?\s+(?=[+(]?\d)/u;
