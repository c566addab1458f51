import { cutAtAll, trimEdges } from '../../entries/chunks.ts';
import { findLanguage } from '../../evidence/language-names.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { joinWrapped, type Measure } from '../../lines/join-wrapped.ts';
import type { Line } from '../../lines/line.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { joinedValue, type ReadValue, readingOf } from '../../result/read-value.ts';
import { isLevel } from '../contents/skill-level.ts';

/** A language that the person speaks, and how well. */
export type ReadLanguage = { name: ReadValue; level?: ReadValue };

/** A name or a level, in the line where it stands. */
type Piece = { cell: Cell; line: number; isLevel: boolean };

/** A comma, a bar or a point between languages; none within brackets. */
const SEPARATORS = /[,;、，；](?![^()]*\))(?:\s+|$)|\s*[|•·∙●▪◦⋅★☆■□○\uE000-\uF8FF]+\s*|\s{2,}/gu;

/** Between a language and how well it is spoken. */
const BEFORE_LEVEL = /\s*[:：]\s+|\s+[–—-]\s+|\s*\((?=[^()]*\)$)/u;

/** "German and French", "German / French": names alone stand on both sides. */
const JOINED = /\s+(?:and|und|et|y|e|en|&)\s+|\s*\/\s*/giu;

/**
 * The languages of a section, each with its level: beside it, below it as in a grid, or before it ("Fluent: English,
 * French"). Undefined where nothing tells that they are spoken: languages of programs have the
 * same heading, but not in our own paper.
 */
export function readLanguages(
  rows: readonly TextRow[],
  measure: Measure,
  isOurs: boolean,
): ReadLanguage[] | undefined {
  const lines = joinWrapped(
    rows.filter((row) => !isHead(row) && !isOfForm(row)),
    { ...measure, wraps: false },
  );
  const pieces = lines.flatMap(piecesOf);
  const names = pieces.filter((piece) => !piece.isLevel);
  const isSpoken =
    isOurs || names.some(({ cell }) => findLanguage(cell.text)) || names.length < pieces.length;
  if (!isSpoken) return undefined;
  const levels = new Map<Piece, Piece[]>();
  for (const [at, piece] of pieces.entries()) {
    if (!piece.isLevel) continue;
    const open = pieces
      .slice(0, at)
      .filter((each) => !each.isLevel && (!levels.has(each) || each.line === piece.line));
    const owner = ownerOf(piece, open);
    if (owner) levels.set(owner, [...(levels.get(owner) ?? []), piece]);
  }
  return names.map((piece) => languageOf(piece, levels.get(piece) ?? []));
}

/** The last name of its line; else the name above that stands nearest to it. */
function ownerOf({ cell, line }: Piece, open: readonly Piece[]): Piece | undefined {
  const beside = open.findLast((each) => each.line === line);
  if (beside) return beside;
  const above = open.filter((each) => each.line === (open.at(-1)?.line ?? -1));
  const distance = (piece: Piece): number => Math.abs(piece.cell.x - cell.x);
  return above.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** "Language | Speaking | Writing": the head of a table of levels. */
const isHead = ({ cells }: TextRow): boolean =>
  (cells.length > 1 || /^langu|\s/iu.test(cells[0]?.text ?? '')) &&
  cells.every(({ text }) => text.split(/\s+/u).every((word) => HEAD.test(word)));

/** "Other language(s):" over a table of levels, and what says below it how levels are called, as forms of Europass have them. */
const isOfForm = ({ cells }: TextRow): boolean =>
  cells.length === 1 &&
  /^(?:other|autres?|otros?|otras?|weitere|andere|altr[ae]|outr[ao]s?)\s\p{L}+(?:\(\p{L}+\))?:$|^\p{L}+:\s*A1(?:\/| and | und | et | y | e )/iu.test(
    cells[0]?.text ?? '',
  );

const HEAD =
  /^(?:languages?|spoken|speaking|speak|oral|reading|read|writing|written|write|listening|understanding|comprehension|interaction|production|proficiency|level|fluency|rating|name|sprachen?|lesen|schreiben|sprechen|verstehen|hören|niveau|stufe|langues?|lu|lecture|parlé|écrit|écriture|oral|idiomas?|lectura|escritura|hablado|escrito|nivel|lectura|leitura|escrita|fala|lingue|lettura|scrittura|parlato|livello|talen|taal|lezen|schrijven|spreken)$/iu;

function languageOf({ cell }: Piece, levels: readonly Piece[]): ReadLanguage {
  const level = joinedValue(
    distinct(levels.map((piece) => piece.cell)),
    ', ',
    0.9,
    'reasons.languageLevel',
  );
  const sure = findLanguage(cell.text) ? 0.95 : 0.6;
  return {
    name: readingOf(cell, sure, 'reasons.languageName'),
    ...(level && { level }),
  };
}

/** Levels for speaking and writing that are the same are said once. */
const distinct = (cells: readonly Cell[]): Cell[] =>
  cells.filter(({ text }, at) => cells.findIndex((each) => each.text === text) === at);

function piecesOf({ cells }: Line, line: number): Piece[] {
  return cells.flatMap((cell) => {
    const led = byLook(cell);
    const parts = led ?? cutAtAll(cell, SEPARATORS).flatMap(cutLevel);
    return parts
      .map(({ cell: part, isLevel: is }) => ({ cell: trimEdges(part), line, isLevel: is }))
      .filter((piece) => isWord(piece.cell.text) && (piece.isLevel || mayBeName(piece.cell.text)));
  });
}

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** "IELTS 7.5" and the label of a list are no names. */
const mayBeName = (text: string): boolean =>
  /\p{L}/u.test(text) && !/\d|^(?:keywords|stichworte|mots[- ]clés|palabras clave):?$/iu.test(text);

type Part = { cell: Cell; isLevel: boolean };

/** "**German**, spoken at home": the name is bold, and what stands behind it is the level. */
function byLook(cell: Cell): Part[] | undefined {
  const end = cell.spans.find(({ bold }) => !bold)?.from ?? 0;
  const name = cutCell(cell, 0, end);
  const rest = trimEdges(cutCell(cell, end));
  const isOne =
    end > 0 && !findLanguage(rest.text) && cell.spans.slice(1).every(({ bold }) => !bold);
  if (!isOne || isLevel(name.text) || rest.text === '') return undefined;
  return [
    { cell: name, isLevel: false },
    { cell: rest, isLevel: true },
  ];
}

function cutLevel(cell: Cell): Part[] {
  const match = BEFORE_LEVEL.exec(cell.text);
  if (match && match.index > 0) {
    const [before, behind] = [
      cutCell(cell, 0, match.index),
      cutCell(cell, match.index + match[0].length),
    ];
    const level =
      /\)$/u.test(behind.text) && match[0].includes('(')
        ? cutCell(behind, 0, behind.text.length - 1)
        : behind;
    const label = before.text.replace(/\(s\)$/u, '');
    if (isLevel(label) && findLanguage(level.text)) return namesIn(level);
    return [...namesIn(before), { cell: level, isLevel: true }];
  }
  return isLevel(cell.text) ? [{ cell, isLevel: true }] : withinWords(cell);
}

/** "Native German", "Spanish fluent": the language, and the words around it where they say nothing but a level. */
function withinWords(cell: Cell): Part[] {
  const found = findLanguage(cell.text);
  if (!found) return namesIn(cell);
  const [before, behind] = [cutCell(cell, 0, found.from), cutCell(cell, found.to)];
  const [level] = [before, behind]
    .map(trimEdges)
    .filter(({ text }) => text !== '' && isLevel(text));
  const isOnly = level && (before.text === '' || behind.text === '');
  if (!isOnly) return namesIn(cell);
  return [
    { cell: cutCell(cell, found.from, found.to), isLevel: false },
    { cell: level, isLevel: true },
  ];
}

function namesIn(cell: Cell): Part[] {
  const parts = cutAtAll(cell, JOINED);
  const areNames = parts.length > 1 && parts.every(({ text }) => findLanguage(text) !== undefined);
  return (areNames ? parts : [cell]).map((part) => ({ cell: part, isLevel: false }));
}
