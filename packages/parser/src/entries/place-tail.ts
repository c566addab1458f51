import { monthOf } from '../dates/month-names.ts';
import {
  companyScore,
  degreeScore,
  hasLegalForm,
  placeScore,
  roleScore,
  schoolScore,
} from '../evidence/word-score.ts';
import { cutCell } from '../lines/cut-cell.ts';
import type { Cell } from '../lines/row.ts';
import { isCampus } from './campus.ts';
import { trimEdges } from './chunks.ts';

/** A text without the place that ends it, the place, and how sure that is one. */
export type Peeled = { rest: Cell; place?: Cell; sure: number };

const DASH = /^\s+[–—-]\s+/u;
const COMMA_OR_DASH = /,\s+|\s+[–—-]\s+|\s+\((?=[^()]*\)$)/gu;

/**
 * Takes the place off the end of "Havelwerk GmbH, Berlin, Germany". The longest end that is surely a
 * place goes; failing that, one to three capitalised words behind the last comma or the last two, as `guess` says, with
 * `dashed` also behind a dash. The campus in a university's name is no place: "University of California, Berkeley".
 */
export function peelPlace(cell: Cell, guess: 0 | 1 | 2, dashed = false): Peeled {
  const cuts = cutsBehindName(cell.text);
  for (const { index, 0: mark } of cuts) {
    const tail = cell.text.slice(index + mark.length).replace(/\)$/, '');
    if (isLegalTail(tail) || placeScore(tail) < 0.7) continue;
    return peelAt(cell, index, mark.length, placeScore(tail));
  }
  // Without a known name: "…, Hexham, Northumberland", else "…, Hexham".
  for (const { index, 0: mark } of guess > 0 ? cuts.slice(-guess) : []) {
    const isMark = mark.startsWith(',') || (dashed && DASH.test(mark));
    if (isMark && canBePlaces(cell.text.slice(index + mark.length)))
      return peelAt(cell, index, mark.length, 0.5);
  }
  return { rest: cell, sure: 0 };
}

/** Whether the text can be a town of an unknown name, or a town and its county. */
export const canBePlaces = (text: string): boolean =>
  text.split(/,\s+/u).length <= 2 && text.split(/,\s+/u).every(canBePlace);

/** Where a place may begin: the commas, dashes and brackets behind what is surely the name. */
function cutsBehindName(text: string): RegExpExecArray[] {
  const cuts = [...text.matchAll(COMMA_OR_DASH)];
  const [name = '', part = '', next] = text.split(COMMA_OR_DASH);
  return canBePlace(part) && isCampus(name, part, next) ? cuts.slice(1) : cuts;
}

function peelAt(cell: Cell, at: number, mark: number, sure: number): Peeled {
  const rest = trimEdges(cutCell(cell, 0, at));
  const end =
    cell.text.endsWith(')') && cell.text[at + mark - 1] === '('
      ? cell.text.length - 1
      : cell.text.length;
  return rest.text === ''
    ? { rest: cell, sure: 0 }
    : { rest, place: cutCell(cell, at + mark, end), sure };
}

/** Whether a known place ends the text behind a dash: "Ritz - Paris". */
export function endsInDashedPlace(cell: Cell): boolean {
  const { place, rest } = peelPlace(cell, 0);
  return place !== undefined && DASH.test(cell.text.slice(rest.text.length));
}

const isLegalTail = (text: string): boolean =>
  hasLegalForm(text) && text.length < 12 && !text.includes(',');

/** Two names parted by a comma, as a town and its country are: "Anytown, Some Country". */
export const looksLikePlace = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’ -]{1,25},\s\p{Lu}[\p{L}.'’ -]{1,25}$/u.test(text) &&
  roleScore(text) < 0.5 &&
  degreeScore(text) + schoolScore(text) === 0 &&
  !hasLegalForm(text);

/** Words of a part of a company: "Deutsche Bank – Corporate Banking". */
const NAMES_PART =
  /\b(?:team|division|banking|research|development|operations|sales|marketing|finance|engineering|design|production|support|customer|business|corporate|retail|human|resources|legal|security|cloud|mobile|web|data|product|(?:north|south|east|west)(?! \p{L})|europe|emea|apac|abteilung|vertrieb|entwicklung|service|équipe|direction|ventas|desarrollo|area|área|setor|reparto)\b/iu;

/** One to three capitalised words without digits that name no role, employer or degree; short ones may be small. */
function canBePlace(text: string): boolean {
  const words = text.split(' ');
  if (monthOf(text) !== undefined) return false;
  if (words.some((word) => /^\p{Ll}{5}/u.test(word)) || /\p{L}{4}\.$/u.test(text)) return false;
  if (words.length > 3 || !/^[\p{Lu}\p{Lo}][\p{L}\p{M}\s.'’-]+$/u.test(text) || hasLegalForm(text))
    return false;
  const isOther = NAMES_PART.test(text) || degreeScore(text) > 0 || schoolScore(text) > 0;
  return !isOther && roleScore(text) < 0.5 && companyScore(text) < 0.5;
}
