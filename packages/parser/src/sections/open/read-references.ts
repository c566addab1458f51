import { EMAIL, PHONE } from '../../contact/contact-patterns.ts';
import { joinPassages } from '../../document/passage.ts';
import { cutAtAll, trimEdges } from '../../entries/chunks.ts';
import { isSentence, roleScore } from '../../evidence/word-score.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { type Line, leadLook, lineTextOf } from '../../lines/line.ts';
import type { Cell } from '../../lines/row.ts';
import { joinedValue, type ReadValue, readingOf } from '../../result/read-value.ts';

/** A person who can be asked. */
export type ReadReference = {
  name: ReadValue;
  position?: ReadValue;
  contact?: ReadValue;
  quote?: ReadValue;
};

/** A name: two words or more that begin with capitals, with a title before or behind; letters without case are none. */
const NAME =
  /^(?:(?:Prof|Dr|Mr|Mrs|Ms|Mx|Herr|Frau|M|Mme|Sr|Sra|Dra|Dott|Ing|Rev)\.?\s+)*(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*\s+){1,4}[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]*\.?$/u;

/** The words before an address or a number. */
const CONTACT_LABEL =
  /^(?:e-?mail|mail|phone|telephone|tel|mobile|cell|contact|telefon|mobil|handy|téléphone|teléfono|telefone|telefono|telefoon)\b\.?\s*:?\s*/iu;

/** More of the space between lines than is usual begins another person. */
const SPACE = 1.22;

/** In words. */
const LONGEST_POSITION = 14;
const SHORTEST_QUOTE = 3;

/** The people of a section who can be asked, each with what is said of them; none where nobody is named. */
export function readReferences(lines: readonly Line[]): ReadReference[] {
  const columns = transposed(lines);
  return (columns ?? [lines]).flatMap((column) => peopleOf(column).flatMap(readOne));
}

/** Two people or more beside each other, as a column each. */
function transposed(lines: readonly Line[]): Line[][] | undefined {
  const [first] = lines;
  const count = first?.cells.length ?? 0;
  const isGrid =
    count > 1 &&
    lines.every(({ cells }) => cells.length === count) &&
    (first?.cells ?? []).every(({ text }) => NAME.test(text));
  if (!isGrid) return undefined;
  return Array.from({ length: count }, (_, at) =>
    lines.map((line) => ({ ...line, cells: line.cells.slice(at, at + 1) })),
  );
}

/** The lines of each person: the look or the mark of the first line, or space above, begins another. */
function peopleOf(lines: readonly Line[]): Line[][] {
  const [first] = lines;
  if (!first) return [];
  const look = leadLook(first);
  const isTold = lines.some((line) => leadLook(line) !== look);
  const people: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    const [cell] = line.cells;
    const mayBegin = isName(cutName(cell?.text ?? ''));
    const isLike = isTold ? leadLook(line) === look : line.space > SPACE || line.marker !== '';
    const last = people.at(-1);
    if (last && !(mayBegin && at > 0 && isLike)) last.push(line);
    else people.push([line]);
  }
  return people;
}

const isName = (text: string): boolean => NAME.test(text) && roleScore(text) < 0.5;

/** The text up to what parts a name from what the person is. */
const cutName = (text: string): string => text.split(/\s*[,|•·(]\s*|\s+[–—-]\s+/u)[0] ?? '';

type Piece = { cell: Cell; isQuote: boolean; isContact: boolean };

function readOne([first, ...others]: readonly Line[]): ReadReference[] {
  const [cell, ...beside] = first?.cells ?? [];
  const name = cell && cutCell(cell, 0, cutName(cell.text).length);
  if (!cell || !name || !isName(name.text)) return [];
  const rest = trimEdges(cutCell(cell, name.text.length));
  const pieces = [
    ...(rest.text === '' ? [] : [rest]),
    ...beside,
    ...others.flatMap(wholeCells),
  ].flatMap(piecesOf);
  const [quotes, contacts] = [
    pieces.filter((each) => each.isQuote),
    pieces.filter((each) => each.isContact),
  ];
  const positions = pieces.filter((each) => !each.isQuote && !each.isContact);
  const position = joinedValue(cellsOf(positions), ', ', 0.75, 'reasons.textBehindName');
  const contact = joinedValue(cellsOf(contacts), ', ', 0.9, 'reasons.referenceContact');
  const quote = joinedValue(cellsOf(quotes), ' ', 0.85, 'reasons.textBelow');
  return [
    {
      name: readingOf(name, 0.85, 'reasons.firstText'),
      ...(position && { position }),
      ...(contact && { contact }),
      ...(quote && { quote }),
    },
  ];
}

const cellsOf = (pieces: readonly Piece[]): Cell[] => pieces.map(({ cell }) => cell);

/** The cells of a line; running words as one. */
const wholeCells = (line: Line): readonly Cell[] => {
  const [first] = line.cells;
  return first && isQuote(lineTextOf(line))
    ? [{ ...first, ...joinPassages(line.cells, ' ') }]
    : line.cells;
};

const isQuote = (text: string): boolean =>
  /^["“”„«‚']/u.test(text) ||
  isSentence(text) ||
  (/[.!?…]$/u.test(text) && text.split(' ').length > SHORTEST_QUOTE) ||
  text.split(' ').length > LONGEST_POSITION;

const isContact = (text: string): boolean => EMAIL.test(text) || text.search(PHONE) >= 0;

/** The parts between bars; an address or a number also stands between commas. */
function piecesOf(cell: Cell): Piece[] {
  return cutAtAll(cell, /\s*[|•·]\s*/gu)
    .flatMap((part) => (isContact(part.text) ? cutAtAll(part, /[,;]\s+/gu) : [part]))
    .map(trimEdges)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((part) => {
      const isOne = isContact(part.text);
      const label = isOne ? (CONTACT_LABEL.exec(part.text)?.[0].length ?? 0) : 0;
      const said = cutCell(part, label);
      return { cell: said, isQuote: !isOne && isQuote(said.text), isContact: isOne };
    });
}
