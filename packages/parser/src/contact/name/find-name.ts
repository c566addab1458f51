import { fold, NAME_PLACEHOLDER } from '@shortlist/model';
import { companyScore, degreeScore, locationScore, roleScore } from '../../evidence/word-score.ts';
import { sectionOfHeading } from '../../headings/name-section.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import { isProfileSite } from '../contact-patterns.ts';
import type { ContactPiece } from '../contact-pieces.ts';
import { type NameCell, nameCells, namesDocument } from './name-cells.ts';

/** The evidence that a line is the person's name; the best line wins. */
const NAME_EVIDENCE = {
  labelled: 6,
  /** Times how much larger than most text it is, up to three. */
  larger: 2,
  inEmail: 2.5,
  isTitleStyle: 2,
  firstLine: 1,
  bold: 0.5,
  twoToFourWords: 1,
  roleWords: -8,
  companyWords: -1,
  locationWords: -1.5,
} as const;

const MOST_WORDS = 10;

/** Marks of a name in any script: letters, points, hyphens, apostrophes, a nickname in quotes or brackets, and what stands behind a comma. */
const NAME =
  /^[\p{L}\p{M}](?:[\p{L}\p{M}\p{Pd}\s.'’‘·"“”„«»]|\([\p{L}\p{M}\p{Pd}\s.'’"“”]{2,20}\)(?=\s\p{L}))*(?:,[\p{L}.\s]{1,40})*$/u;

/** Words within a name that begin small. */
const SMALL_WORD =
  /^(?:(?:de|da|do|dos|das|di|del|della|der|den|du|la|le|van|von|zu|zum|zur|af|av|y|e|i|bin|binti?|ibn|al|el|ter|ten|ap|of|st)\b|['’]t$|(?:d|l|dell)['’]\p{Lu})/u;

type Candidate = { cell: Cell; score: number };

/** The e-mail, the size of most text, and whether the file is ours: there the name is first, whatever its words. */
type About = { email: string; body: number; isOurs: boolean };

/** The person's name, in any alphabet, as it is written. */
export function findName(
  rows: readonly TextRow[],
  pieces: readonly ContactPiece[],
  about: About,
): ReadValue | undefined {
  const { email, body } = about;
  const labelled = pieces.find(({ label, cell }) => label === 'name' && NAME.test(cell.text));
  if (labelled) return readingOf(labelled.cell, 0.97, 'reasons.labelledName');
  const candidates = nameCells(rows, email, body).flatMap((each) => candidateOf(each, about));
  const best = candidates.reduce<Candidate | undefined>(
    (most, each) => (each.score > (most?.score ?? 0) ? each : most),
    undefined,
  );
  if (!best) return undefined;
  const name = withoutTitle(best.cell);
  return readingOf(
    name,
    0.5 + best.score / 16,
    best.cell.size > body * 1.2 ? 'reasons.largestText' : 'reasons.firstName',
  );
}

function candidateOf({ cell, row, at }: NameCell, about: About): Candidate[] {
  const name = withoutTitle(cell);
  const words = name.text.split(/\s+/u);
  if (
    !NAME.test(name.text) ||
    words.length > MOST_WORDS ||
    name.text.length < 2 ||
    sectionOfHeading(name.text) !== undefined ||
    namesDocument(fold(name.text)) ||
    isProfileSite(name.text) ||
    name.text === NAME_PLACEHOLDER
  )
    return [];
  const isKnown = about.isOurs || sharesWords(name.text, about.email);
  const isSmall = isKnown && at === 0 && words.length > 1 && name.text === name.text.toLowerCase();
  if (!isSmall && !words.every((word) => /^[^\p{Ll}]/u.test(word) || SMALL_WORD.test(word)))
    return [];
  // "Columbus, OH" names no person, nor does "Columbus" where the e-mail does not say so.
  if (locationScore(cell.text) > 0.9 || (!isKnown && locationScore(name.text) > 0.9)) return [];
  const e = NAME_EVIDENCE;
  const rules: [number, boolean][] = [
    [
      e.larger * Math.min(3, cell.size / Math.max(1, about.body) - 1) * 2,
      cell.size > about.body * 1.1,
    ],
    [e.inEmail, isKnown],
    [e.isTitleStyle, /^(?:title|titel|titre|name)/iu.test(row.line.style ?? '')],
    [e.firstLine, at === 0],
    [e.bold, cell.bold],
    [e.twoToFourWords, words.length >= 2 && words.length <= 4],
    [isKnown ? e.roleWords / 8 : e.roleWords, saysRole(name.text)],
    [e.companyWords, companyScore(name.text) > 0.6],
    [e.locationWords, locationScore(name.text) > 0.6],
  ];
  return [{ cell, score: rules.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0.5) }];
}

/** Short words with a small letter are names: "Jack Ma", "Anna Ba"; degrees are in capitals or have points. */
const saysRole = (text: string): boolean =>
  roleScore(text) > 0.9 ||
  degreeScore(text.replace(/(?<!\p{L})\p{Lu}\p{Ll}{1,2}(?![\p{L}.])/gu, '')) > 0;

/** Checks whether a word of the name of three letters or more stands in the address before the "@". */
function sharesWords(name: string, email: string): boolean {
  const local = fold(email.split('@')[0] ?? '').replace(/[^\p{L}]/gu, '');
  return fold(name)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && local.includes(word));
}

/** Cuts off what stands behind a name: "Ada Byron, Data Analyst", "Ada Byron (she/her)", "Ada Byron MD"; "Byron, Ada" is one. */
function withoutTitle(cell: Cell): Cell {
  const cut = /\s*(?:,|\||–|—|\s-\s|\((?![\p{L}\p{M}\p{Pd}\s.'’"“”]{2,20}\)\s\p{L}))\s*/u.exec(
    cell.text,
  );
  if (cut?.[0].startsWith(',') && isTurned(cell.text)) return cell;
  const name = cut ? cutCell(cell, 0, cut.index) : cell;
  return name.text === '' ? cell : withoutDegree(name);
}

/** "Byron, Ada": the family's name alone, and given names behind the comma. */
function isTurned(text: string): boolean {
  const given = /^[\p{L}\p{Pd}'’]+,\s+(?<given>\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}.]*)?)$/u.exec(text)
    ?.groups?.given;
  return given !== undefined && !saysRole(given) && locationScore(text) < 0.7;
}

/** "Ada Byron MD", "Ada Byron B.E.": degrees in capitals or with points behind two words and more. */
function withoutDegree(name: Cell): Cell {
  const tail =
    /(?<=\p{L}\s+\p{L}[\p{L}.'’-]*)(?:\s+(?:\p{Lu}{2,4}|(?:\p{Lu}\p{Ll}{0,3}\.){2,}\p{Lu}?))+$/u.exec(
      name.text,
    );
  const isDegree =
    tail !== null && /\p{Ll}/u.test(name.text.slice(0, tail.index)) && degreeScore(tail[0]) > 0;
  return isDegree ? cutCell(name, 0, tail.index) : name;
}
