import { alignHeads } from '../entries/align-heads.ts';
import { type Chunk, chunksOf, cutAtAll, cutBracketTail, trimEdges } from '../entries/chunks.ts';
import { splitAt } from '../entries/pair.ts';
import { looksLikePlace, peelPlace } from '../entries/place-tail.ts';
import { type ReadDates, readDates } from '../entries/read-dates.ts';
import { type NamesOf, splitEntries } from '../entries/split-entries.ts';
import { type HeadedEntry, isDegreeTitle, namesStudy, splitHead } from '../entries/split-head.ts';
import { isStateCode } from '../evidence/places.ts';
import { degreeScore, isBareDegree, placeScore, schoolScore } from '../evidence/word-score.ts';
import { cutCell } from '../lines/cut-cell.ts';
import type { Line } from '../lines/line.ts';
import type { Cell } from '../lines/row.ts';
import { joinPassages, type Passage } from '../passage.ts';
import { joinedValue, type ReadValue, readingOf } from '../read-value.ts';
import { readItems } from './read-items.ts';
import { type Placed, settleByStanding, standingOf, toldPlace } from './settle-places.ts';
import { GPA, MINOR } from './study-labels.ts';
import { takeMatch } from './take-match.ts';

export type ReadEducation = ReadDates & {
  degree?: ReadValue;
  school?: ReadValue;
  location?: ReadValue;
  minor?: ReadValue;
  gpa?: ReadValue;
  bullets: ReadValue[];
  rest: Cell[];
};

/** The heads of a section's entries with marks, minors and places taken out. */
type Parts = Placed & { gpa?: Cell; minor?: Cell; remarks: Cell[] };

/** What a line names of a study. */
const studiesOf: NamesOf = (text) => [
  ...(degreeScore(text) > 0 ? ['degree'] : []),
  ...(schoolScore(text) > 0 ? ['school'] : []),
];

/** The studies of a section. Whether schools stand before degrees is judged once for all of them. */
export function readEducations(lines: readonly Line[], isDegreeFirst = false): ReadEducation[] {
  const entries = alignHeads(
    splitEntries(lines, studiesOf).map((entry) => splitHead(entry, namesStudy, isDegreeTitle)),
  );
  const parts = settleByStanding(entries.map(({ head }) => partsOf(head)));
  const found = parts.reduce((sum, { names }) => sum + orderOf(names), 0);
  const order = isDegreeFirst ? Number.NEGATIVE_INFINITY : found;
  return entries.map((entry, index) =>
    readOne(entry, parts[index] ?? { names: [], remarks: [], placeSure: 0 }, order),
  );
}

function partsOf(head: readonly Line[]): Parts {
  const all = chunksOf(head);
  let names = all.flatMap((chunk) =>
    all.length === 1 ? cutBracketTail(chunk).map((cell) => ({ ...chunk, ...cell })) : [chunk],
  );
  let gpa: Cell | undefined;
  const take = (pattern: RegExp, group: string): Cell | undefined => {
    for (const [at, chunk] of names.entries()) {
      const taken = takeMatch(chunk, pattern, group);
      if (!taken) continue;
      names = names.toSpliced(at, 1, ...taken.others.map((cell) => ({ ...chunk, ...cell })));
      return taken.value;
    }
    return undefined;
  };
  for (const pattern of GPA) gpa ??= take(pattern, 'mark');
  const minor = take(MINOR, 'minor');
  const known = names.find(
    ({ text }, at) => (at > 0 || names.length > 2) && isPlace(text) && schoolScore(text) === 0,
  );
  const place = toldPlace(names) ?? known;
  const named = names.filter((chunk) => chunk !== place && chunk.told !== 'where');
  return {
    names: named.filter((chunk) => !isRemark(chunk)),
    remarks: named.filter(isRemark),
    placeSure: place ? 0.8 : 0,
    ...(place && { place }),
    ...(known && { standing: standingOf(known, names) }),
    ...(gpa && { gpa }),
    ...(minor && { minor }),
  };
}

/** A place by its words: "BA" alone is also the code of a state. */
const isPlace = (text: string): boolean =>
  placeScore(text) > 0.9 && (degreeScore(text) === 0 || text.includes(','));

/** Above zero where the school comes first. */
function orderOf([first, second]: readonly Chunk[]): number {
  if (!first || !second) return 0;
  return leans(first.text) - leans(second.text);
}

/** Above zero for a school, below for a degree. */
const leans = (text: string): number => schoolScore(text) - degreeScore(text);

function readOne(entry: HeadedEntry, parts: Parts, order: number): ReadEducation {
  const { school, degrees, place, rest } = nameOne(parts, order);
  const body = [...parts.remarks.map(remarkOf), ...readItems(entry.body)];
  const items = Number.isFinite(order) ? withoutLabelled(body) : { bullets: body };
  const gpa = parts.gpa ? readingOf(parts.gpa, 0.95, 'The mark behind its label') : items.gpa;
  const minor = parts.minor
    ? readingOf(parts.minor, 0.95, 'The minor behind its label')
    : items.minor;
  const degree = joinedValue(
    joinedAtIn(degrees.map(withoutMajor)),
    ', ',
    degrees.some(({ text }) => degreeScore(text) > 0) ? 0.9 : 0.6,
    'Words of a degree, or the place of degrees here',
  );
  return {
    ...readDates(entry),
    ...(degree && { degree }),
    ...(school && {
      school: readingOf(
        school,
        schoolScore(school.text) > 0 ? 0.9 : 0.6,
        'Words of a school, or the place of schools here',
      ),
    }),
    ...(place && {
      location: readingOf(place, parts.placeSure || 0.8, 'A place beside the school'),
    }),
    ...(gpa && { gpa }),
    ...(minor && { minor }),
    bullets: items.bullets,
    rest,
  };
}

/** What is told of studies and names none: "Dean's List", "Thesis: …". */
const REMARK =
  /^(?:dean['’]?s list|honou?rs? (?:list|roll|society|thesis|program)|relevant (?:coursework|courses|modules)|coursework|courses|modules|thesis|dissertation|bachelor['’]?s? thesis|master['’]?s? thesis|activities|awards?|scholarships?|valedictorian|salutatorian|abschlussarbeit|masterarbeit|bachelorarbeit|diplomarbeit|schwerpunkte?|mémoire|tesis|tese|tesi|scriptie)\b/iu;

const isRemark = ({ text }: Cell): boolean => REMARK.test(text);

const remarkOf = (cell: Cell): ReadValue => readingOf(cell, 0.6, 'Text beside the degree');

/** "Major: Physics" names the subject without its label. */
function withoutMajor(cell: Cell): Cell {
  const label =
    /^(?:majors?|field(?:s)? of study|area of study|subject|concentration|specialization|hauptfach|fachrichtung|studienfach|spécialité|especialidad|especialização|indirizzo|richting)\s*:\s*/iu;
  return cutCell(cell, label.exec(cell.text)?.[0].length ?? 0);
}

/** "B.S. in" before "Computer Science": one text without a comma. */
function joinedAtIn(cells: readonly Cell[]): Passage[] {
  const joined: Passage[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const goesOn = last !== undefined && /\s(?:in|of|en|de|em|für|im|di)$/iu.test(last.text);
    if (goesOn) joined[joined.length - 1] = joinPassages([last, cell], ' ');
    else joined.push(cell);
  }
  return joined;
}

type Named = { school?: Cell; degrees: Cell[]; place?: Cell | undefined; rest: Cell[] };

function nameOne({ names, place }: Parts, order: number): Named {
  const isKnown = !Number.isFinite(order);
  const told = names.find((chunk) => chunk.told === 'who');
  const pieces = isKnown || told ? names : names.flatMap((chunk) => splitMixed(chunk));
  const picked = isKnown ? (pieces[1] ?? aloneAsSchool(pieces)) : pickSchool(pieces, order);
  const school = told ?? picked;
  const peeled = school && peelPlace(school, place ? 0 : 2);
  const others = pieces.filter((piece) => piece !== school);
  const where =
    place ??
    peeled?.place ??
    placeBehind(pieces, school) ??
    others.find(({ text }, at) => at > 0 && isPlace(text));
  const left = others.filter((piece) => piece !== where).map((piece) => peelTail(piece, where));
  return {
    ...(peeled && { school: peeled.rest }),
    degrees: left.slice(0, 3).map(({ cell }) => cell),
    place: where ?? left.find((each) => each.place)?.place,
    rest: left.slice(3).map(({ cell }) => cell),
  };
}

/** A short part behind the school that names no degree and no subject, where another names the degree. */
function placeBehind(pieces: readonly Cell[], school: Cell | undefined): Cell | undefined {
  const at = school ? pieces.indexOf(school) : -1;
  const degrees = pieces.filter(({ text }) => degreeScore(text) > 0);
  // What stands alone beside the school is what was studied, unless it is surely a town.
  if (pieces.length === 2 && degrees.length === 0)
    return pieces.slice(at + 1).find(({ text }) => at === 0 && placeScore(text) > 0.6);
  // Behind "Bachelor" stands what was studied.
  if (at < 0 || degrees.length === 0 || degrees.every(({ text }) => isBareDegree(text)))
    return pieces.slice(at + 1).find(({ text }) => at >= 0 && looksLikePlace(text));
  return pieces.slice(at + 1).find(({ text }) => {
    const isShort = text.split(' ').length <= 3 && !/\d/u.test(text);
    return (isShort || looksLikePlace(text)) && leans(text) === 0 && !namesSubject(text);
  });
}

const aloneAsSchool = ([only]: readonly Cell[]): Cell | undefined =>
  only && leans(only.text) > 0 ? only : undefined;

function peelTail(cell: Cell, where: Cell | undefined): { cell: Cell; place?: Cell } {
  const { rest, place } = peelPlace(cell, 0);
  // "History, MA": the code of a state that is all the degree there is.
  const isDegree = place && degreeScore(place.text) > 0 && degreeScore(rest.text) === 0;
  return place && !where && !isDegree ? { cell: rest, place } : { cell };
}

/** The piece that names the school: by its words, else by the place that schools have in the section. */
function pickSchool(pieces: readonly Cell[], order: number): Cell | undefined {
  const best = pieces.toSorted((a, b) => leans(b.text) - leans(a.text))[0];
  if (best && leans(best.text) > 0)
    return pieces.find(({ text }) => leans(text) === leans(best.text));
  const plain = pieces.filter(({ text }) => degreeScore(text) === 0);
  const candidates = plain.length > 0 ? plain : [];
  if (pieces.length < 2) return order > 0 ? candidates[0] : undefined;
  return order > 0 ? (candidates[0] ?? pieces[0]) : (candidates.at(-1) ?? pieces.at(-1));
}

/** "Princeton University, PhD in Computer Science": cut where a school and a degree stand in one text. */
function splitMixed(cell: Cell): Cell[] {
  const pair = splitAt(cell);
  const isAt = pair && schoolScore(pair.second.text) > schoolScore(pair.first.text);
  return isAt ? [pair.first, ...splitAtMarks(pair.second)] : splitAtMarks(cell);
}

function splitAtMarks(cell: Cell): Cell[] {
  const dashed = cutAtAll(cell, /\s+[–—-]\s+/gu).map(trimEdges);
  if (schoolScore(cell.text) === 0) return isDegreeAndName(dashed) ? dashed : [cell];
  if (dashed.length > 1 && isMixed(dashed)) return dashed.flatMap(splitAtMarks);
  const pieces = cutAtAll(cell, /,\s+/gu).map(trimEdges);
  if (pieces.length < 2) return [cell];
  const schoolAt = pieces.findIndex(({ text }) => leans(text) > 0);
  const isSubject = pieces.some(({ text }, at) => at !== schoolAt && namesSubject(text));
  if (schoolAt < 0 || (schoolAt === 0 && !isSubject)) return [cell];
  return groupAround(cell, pieces, schoolAt);
}

const isMixed = (pieces: readonly Cell[]): boolean =>
  pieces.some(({ text }) => schoolScore(text) > 0) && pieces.some(({ text }) => leans(text) <= 0);

/** "Ysgol Glan Taf — A-levels": of two texts, one names a degree and the other no subject. */
const isDegreeAndName = (pieces: readonly Cell[]): boolean =>
  pieces.length === 2 &&
  pieces.some(({ text }) => degreeScore(text) > 0) &&
  pieces.some(({ text }) => !namesSubject(text));

/** A degree or a field of study: no place, and more than a place's words. */
function namesSubject(text: string): boolean {
  return degreeScore(text) > 0 || (SUBJECT.test(text) && placeScore(text) < 0.5);
}

const SUBJECT =
  /(?:science|engineering|studies|mathemati|physic|chemi|biolog|histor|econom|business|administration|management|psycholog|philosoph|informati|ingenie|engenharia|ingegneria|wissenschaft|technik|lehre|kunde|droit|law|medicin|arts|design|literature|marketing|finance|communication|education|nursing|administraci|contabil|direito|recht|techniek|kunde|logie|logy|nomie|nomics|architect|computer|statistic)/iu;

/** The school with what follows it as its place; what stands before it, or is a subject behind, apart. */
function groupAround(cell: Cell, pieces: readonly Cell[], schoolAt: number): Cell[] {
  const before = pieces.slice(0, schoolAt);
  const behind = pieces.slice(schoolAt + 1);
  const subjectAt = behind.findIndex(
    ({ text }, at) => namesSubject(text) && !(at > 0 && isStateCode(text)),
  );
  const places = subjectAt < 0 ? behind : behind.slice(0, subjectAt);
  const subjects = subjectAt < 0 ? [] : behind.slice(subjectAt);
  return [
    joined(cell, before),
    joined(cell, [pieces[schoolAt], ...places]),
    joined(cell, subjects),
  ].filter((each) => each !== undefined);
}

/** The stretch of the cell from the first of the pieces to the last. */
function joined(cell: Cell, pieces: readonly (Cell | undefined)[]): Cell | undefined {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return undefined;
  const from = cell.text.indexOf(first.text);
  const to = cell.text.lastIndexOf(last.text) + last.text.length;
  return trimEdges(cutCell(cell, from, to));
}

type Labelled = { bullets: ReadValue[]; gpa?: ReadValue; minor?: ReadValue };

/** Items that say nothing but a mark or a minor are those; an item that says more also stays one. */
function withoutLabelled(items: readonly ReadValue[]): Labelled {
  const labelled: Labelled = { bullets: [] };
  for (const item of items) {
    const mark = GPA.map((pattern) => pattern.exec(item.text)).find(Boolean);
    const minor = MINOR.exec(item.text);
    if (mark?.groups?.mark && !labelled.gpa) {
      labelled.gpa = { ...item, text: mark.groups.mark, reason: 'The mark behind its label' };
      if (mark[0].length < item.text.length * 0.8) labelled.bullets.push(item);
    } else if (minor?.groups?.minor && minor.index === 0 && !labelled.minor) {
      labelled.minor = {
        ...item,
        text: minor.groups.minor.trim(),
        reason: 'The minor behind its label',
      };
    } else labelled.bullets.push(item);
  }
  return labelled;
}
