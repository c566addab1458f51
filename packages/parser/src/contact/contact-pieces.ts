import { fold } from '@shortlist/model';
import { cutAtAll, trimEdges } from '../entries/chunks.ts';
import { wordsOf } from '../fold.ts';
import { cutCell } from '../lines/cut-cell.ts';
import { withoutIcons } from '../lines/glyphs.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import { CONTACT_LABELS, type ContactLabel, NAME_FILLERS, NAME_WORDS } from './contact-patterns.ts';

/** A part of the lines that hold the contact, and what label leads it. */
export type ContactPiece = { cell: Cell; label?: ContactLabel; row: number };

/** Marks that part contacts beyond doubt: bars, points, icons (also the names of Font Awesome's glyphs, which LaTeX leaves), gaps before a number or an address. */
const BARS =
  /(?:^|\s+)(?:Map-marker(?:-alt)?|Phone-[Aa]lt|Mobile-alt|Envelope(?:-open)?|LINKEDIN(?=\s\S*linkedin)|GITHUB(?=\s\S*github))\s+|\s*[|¦‖•·∙●▪◦⋄◆♦∣❖⬥\u2300-\u23FF\u2600-\u27BF\u{1F300}-\u{1FAFF}\uE000-\uF8FF]+\s*|\s+\*\s+|;\s+|,\s+(?=[+(]?\d[\d\s()./-]{6,}\d)|(?<=,\s*[\p{L}\s.]{2,30})\s+(?=\+\d[\d\s()./-]{6,}\d|[(0](?:\d[\s()./-]*){9,})|(?<=@\S+\.\p{L}{2,6}),\s+|(?<=\d[\d\s()./-]{6,20}\d),\s+(?!ext|x\s?\d|poste\s|[Dd]urchwahl)(?=\p{L}|\S+@)|(?<=@\S+\.\p{L}{2,6})\s+(?=[+(]?\d|\p{Lu}\p{Ll})|(?<=\d[\d\s()./-]{6,20}\d)\s+(?=\p{Lu}\p{Ll})|\s+(?:in\s+)?(?=https?:\/\/|www\.|[\w.]*linkedin\.com|\S+@\S)/gu;

/** A slash with spaces around it parts contacts, but for one behind a dialling code: "0351 / 555 01 77". */
const DASHES =
  /(?<!\d)\s+[–—~]\s+|\s+[–—~]\s+(?!\d)|(?<!(?:^|[^\d])\(?(?:\+\d{1,3}\s?(?:\(0\)\s?)?|0)\d{1,4}\)?)\s+\/{1,2}\s+/gu;

const LABEL_OF: ReadonlyMap<string, ContactLabel> = new Map(
  (Object.keys(CONTACT_LABELS) as ContactLabel[]).flatMap((label) =>
    CONTACT_LABELS[label].split('|').map((word) => [fold(word), label] as const),
  ),
);

const PARTS_OF_NAME: ReadonlySet<string> = new Set(wordsOf(NAME_WORDS));
const BESIDE_PARTS: ReadonlySet<string> = new Set(wordsOf(NAME_FILLERS));

const cutAtBars = (cell: Cell): Cell[] => cutAtAll(cell, BARS);
const cutAtBoth = (cell: Cell): Cell[] => cutAtBars(cell).flatMap((part) => cutAtAll(part, DASHES));

/** The parts of the contact's rows between separators, without the labels that lead them. */
export const contactPieces = (rows: readonly TextRow[]): ContactPiece[] =>
  piecesOf(rows, cutAtBoth);

/** The same, with the parts together that dashes or slashes stand between: a place may hold them. */
export const widePieces = (rows: readonly TextRow[]): ContactPiece[] => piecesOf(rows, cutAtBars);

function piecesOf(rows: readonly TextRow[], cut: (cell: Cell) => Cell[]): ContactPiece[] {
  const cells = rows.flatMap((row, at) =>
    row.cells.flatMap((each) => cut(each)).map((cell) => ({ cell, row: at })),
  );
  const pieces: ContactPiece[] = [];
  const heads = rows.map(isRowOfLabels);
  let open: Partial<ContactPiece> = {};
  for (const { cell, row } of cells) {
    if (heads[row]) continue;
    const head = heads[row - 1] ? labelOver(cell, rows[row - 1]) : undefined;
    if (head) open = { label: head, row };
    const alone = labelAlone(cell);
    if (alone) open = { label: alone, row };
    else if (/[\p{L}\p{N}]/u.test(cell.text)) {
      pieces.push(pieceOf(cell, row, open));
      open = {};
    }
  }
  return pieces;
}

/** "PHONE   EMAIL   AGE": nothing but labels, each over its text. */
const isRowOfLabels = ({ cells }: TextRow): boolean =>
  cells.length > 1 && cells.every((cell) => labelAlone(cell) !== undefined);

/** Text begins where its label above does, in points. */
const SAME_EDGE = 8;

function labelOver(cell: Cell, above: TextRow | undefined): ContactLabel | undefined {
  const label = above?.cells.find(({ x }) => Math.abs(x - cell.x) < SAME_EDGE);
  return label && labelAlone(label);
}

/** The cell without its label; without one of its own it has the one that stands alone before or above it. */
function pieceOf(cell: Cell, row: number, open: Partial<ContactPiece>): ContactPiece {
  const isNear = open.row !== undefined && row - open.row <= 1;
  const above = isNear ? open.label : undefined;
  const whole = isBrokenAddress(cell.text) ? cell : withoutKind(trimEdges(cell));
  const led = takeNameLabel(whole, above) ?? takeLabel(whole);
  const label = led.label ?? above;
  return { cell: led.cell, row, ...(label && { label }) };
}

/** "+34 655 550 142 (Mobile)", "Zarautz, Spain (Home)" without what kind of number or address it is. */
function withoutKind(cell: Cell): Cell {
  const kind =
    /\s\((?:home|work|mobile|cell|office|private|privat|mobil|geschäftlich|domicile|travail|portable|casa|trabajo|móvil|lavoro|cellulare|trabalho|telemóvel|thuis|werk|mobiel)\)$/iu.exec(
      cell.text,
    );
  return kind ? cutCell(cell, 0, kind.index) : cell;
}

/** An address, of the web or of a place, that goes on in the next line: its last hyphen belongs to it. */
const isBrokenAddress = (text: string): boolean => /\.\S*\/\S*-$|,.*\p{L}-$/u.test(text);

/** "Phone" or "E-mail:" standing alone. Single letters are labels only with a colon. */
function labelAlone({ text }: Cell): ContactLabel | undefined {
  const word = fold(withoutIcons(text)).replace(/[\s:.-]+$|['’]/gu, '');
  const hasColon = text.trim().endsWith(':');
  // "in" is mostly a word of a text.
  return hasColon || (word.length > 1 && word !== 'in') ? labelOf(word) : undefined;
}

const labelOf = (word: string): ContactLabel | undefined =>
  LABEL_OF.get(word) ?? (isNameLabel(word) ? 'name' : undefined);

/** "First name(s)", "Apellidos y nombre": nothing but words for parts of a name. */
function isNameLabel(text: string): boolean {
  const words = wordsOf(text.replace(/\([^)]*\)/gu, ''));
  const isKnown = (word: string) => PARTS_OF_NAME.has(word) || BESIDE_PARTS.has(word);
  return words.some((word) => PARTS_OF_NAME.has(word)) && words.every(isKnown);
}

/** "First name(s) Ada Byron": without a colon only what is known as a form by its brackets or a label before. */
function takeNameLabel(cell: Cell, above: ContactLabel | undefined): Labelled | undefined {
  const { text } = cell;
  const end = [...text.matchAll(/\s(?=\p{Lu}|\p{Lo})/gu)].findLast(
    ({ index }) => labelOf(fold(text.slice(0, index))) === 'name',
  )?.index;
  const label = text.slice(0, end).trim();
  const isTold = above === 'name' || /\)$/u.test(label) || LABEL_OF.get(fold(label)) === 'name';
  if (end === undefined || !isTold) return undefined;
  return { cell: cutCell(cell, end), label: 'name' };
}

type Labelled = { cell: Cell; label?: ContactLabel };

function takeLabel(cell: Cell): Labelled {
  const match =
    /^(?<word>[\p{L}\p{M}. '’-]{1,24}?)\s*:\s*(?=\S)/u.exec(cell.text) ??
    DASH_LABEL.exec(cell.text) ??
    SHORT_LABEL.exec(cell.text) ??
    ADDRESS_LABEL.exec(cell.text);
  const label = labelOf(fold(match?.groups?.word ?? '').replace(/[\s.-]+$|['’]/gu, ''));
  if (!match || !label) return { cell };
  return { cell: cutCell(cell, match[0].length), label };
}

/** "Email Id- ada@…", "Contact No. - 98…": before an address or a number. */
const DASH_LABEL = /^(?<word>\p{L}[\p{L}. -]{1,22}?)\s*[-–—]+\s*(?=[+(]?\d|\S+@)/u;

/** "Tel. +49 …", "Mobile 0176 …", "Phone+49 …": without a colon only before a number. */
const SHORT_LABEL = /^(?<word>[\p{L}-]{3,11})(?:\.?\s+|\.|(?=\+))(?=[+(]?\d)/u;

/** "Adresse Köln": words that begin no name of a town, before one. */
const ADDRESS_LABEL =
  /^(?<word>Address|Adresse|Anschrift|Wohnort|Direcci[oó]n|Domicilio|Indirizzo|Endere[cç]o|Morada|Adres|Woonplaats)\s+(?=\p{Lu})/u;
