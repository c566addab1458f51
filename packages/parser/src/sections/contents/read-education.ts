import { joinPassages, type Passage } from '../../document/passage.ts';
import { type Chunk, chunksOf } from '../../entries/chunks.ts';
import { alignHeads } from '../../entries/heads/align-heads.ts';
import { type ReadHead, readHeads } from '../../entries/heads/read-heads.ts';
import {
  type HeadedEntry,
  isDegreeTitle,
  namesStudy,
  splitHead,
} from '../../entries/heads/split-head.ts';
import { OUR_STUDY_MODEL, type StudyLabel, studyModel } from '../../entries/heads/study-model.ts';
import { type ReadDates, readDates } from '../../entries/read-dates.ts';
import { type NamesOf, splitEntries } from '../../entries/split-entries.ts';
import { degreeScore, isBareDegree, schoolScore } from '../../evidence/word-score.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { type Line, leadLook, lineTextOf } from '../../lines/line.ts';
import type { Cell } from '../../lines/row.ts';
import { joinedValue, type ReadValue, readingOf } from '../../result/read-value.ts';
import { readItems } from './read-items.ts';
import { GPA, MINOR } from './study-labels.ts';
import { cutStudySentence } from './study-sentence.ts';
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

/** A head of names, with marks, minors and remarks taken out. */
type Parts = { names: Chunk[]; gpa?: Cell; minor?: Cell; remarks: Cell[] };

/** Lists what a line names of a study. */
const studiesOf: NamesOf = (text) => [
  ...(degreeScore(text) > 0 ? ['degree'] : []),
  ...(schoolScore(text) > 0 ? ['school'] : []),
];

/**
 * The studies of a section; all heads together say where degrees, schools and places stand. `employersFirst` is above
 * zero where employers stand before roles in the document; our PDF has its own order.
 */
export function readEducations(
  lines: readonly Line[],
  employersFirst: number | 'ours' = 0,
): ReadEducation[] {
  const cut = employersFirst === 'ours' ? lines : lines.map(cutStudySentence);
  const entries = alignHeads(
    splitEntries(cut, studiesOf)
      .map((entry) => splitHead(entry, namesStudy, isDegreeTitle))
      .map(withSubject),
  );
  const parts = entries.map(({ head }) => partsOf(head));
  const heads = readHeads(
    parts.map(({ names }) => names),
    employersFirst === 'ours' ? OUR_STUDY_MODEL : studyModel(employersFirst),
  );
  return entries.map((entry, at) =>
    readOne(entry, parts[at], heads[at], employersFirst === 'ours'),
  );
}

/** Edges this near are one, in points. */
const SAME_EDGE = 4;

/** In words: what was studied, below its degree. */
const LONGEST_SUBJECT = 6;

/** An entry whose head ends in a degree without its subject, with the line below that names it: "LLM" over "Maritime Law". */
function withSubject(entry: HeadedEntry): HeadedEntry {
  const [degree, [subject, ...body]] = [entry.head.at(-1), entry.body];
  if (!degree || !subject || !isBareDegree(lineTextOf(degree))) return entry;
  const text = lineTextOf(subject);
  const isSubject =
    subject.marker === '' &&
    leadLook(subject) === leadLook(degree) &&
    Math.abs(subject.x - degree.x) < SAME_EDGE &&
    /^\p{Lu}[^\d:.]*$/u.test(text) &&
    text.split(' ').length <= LONGEST_SUBJECT;
  return isSubject ? { ...entry, head: [...entry.head, subject], body } : entry;
}

function partsOf(head: readonly Line[]): Parts {
  let names = chunksOf(head);
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
  return {
    names: names.filter((chunk) => !isRemark(chunk)),
    remarks: names.filter(isRemark),
    ...(gpa && { gpa }),
    ...(minor && { minor }),
  };
}

const NO_PARTS: Parts = { names: [], remarks: [] };

function readOne(
  entry: HeadedEntry,
  parts: Parts = NO_PARTS,
  head: ReadHead<StudyLabel> | undefined,
  isOurs: boolean,
): ReadEducation {
  const cellsOf = (label: StudyLabel | undefined): Cell[] =>
    (head?.parts ?? []).filter((part) => part.label === label).map(({ cell }) => cell);
  const [degrees, [school]] = [cellsOf('degree'), cellsOf('school')];
  const body = [...parts.remarks.map(remarkOf), ...readItems(entry.body.flatMap(oneByOne))];
  const items = isOurs ? { bullets: body } : withoutLabelled(body);
  const gpa = parts.gpa ? readingOf(parts.gpa, 0.95, 'reasons.labelledMark') : items.gpa;
  const minor = parts.minor ? readingOf(parts.minor, 0.95, 'reasons.labelledMinor') : items.minor;
  const degree = joinedValue(
    joinedAtIn(degrees.map(withoutMajor)),
    ', ',
    degrees.some(({ text }) => degreeScore(text) > 0) ? 0.9 : 0.6,
    'reasons.degreeWords',
  );
  const location = joinedValue(cellsOf('location'), ', ', 0.8, 'reasons.placeBesideSchool');
  return {
    ...readDates(entry),
    ...(degree && { degree }),
    ...(school && {
      school: readingOf(school, schoolScore(school.text) > 0 ? 0.9 : 0.6, 'reasons.schoolWords'),
    }),
    ...(location && { location }),
    ...(gpa && { gpa }),
    ...(minor && { minor }),
    bullets: items.bullets,
    rest: cellsOf(undefined),
  };
}

/** Remarks on studies that name none: "Dean's List", "Thesis: …". */
const REMARK =
  /^(?:dean['’]?s list|honou?rs? (?:list|roll|society|thesis|program)|relevant (?:coursework|courses|modules)|coursework|courses|modules|thesis|dissertation|bachelor['’]?s? thesis|master['’]?s? thesis|activities|awards?|scholarships?|valedictorian|salutatorian|abschlussarbeit|masterarbeit|bachelorarbeit|diplomarbeit|schwerpunkte?|mémoire|tesis|tese|tesi|scriptie)\b/iu;

const isRemark = ({ text }: Cell): boolean => REMARK.test(text);

/** In words: courses beside each other are short. */
const LONGEST_COURSE = 6;

/** Courses beside each other at gaps are items of their own. */
function oneByOne(line: Line): Line[] {
  const areCourses = line.cells.every(
    (cell) => !isRemark(cell) && !/:/u.test(cell.text) && wordsIn(cell) <= LONGEST_COURSE,
  );
  return line.cells.length > 1 && areCourses
    ? line.cells.map((cell) => ({ ...line, cells: [cell] }))
    : [line];
}

const wordsIn = ({ text }: Cell): number => text.split(/\s+/u).length;

const remarkOf = (cell: Cell): ReadValue => readingOf(cell, 0.6, 'reasons.besideDegree');

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

type Labelled = { bullets: ReadValue[]; gpa?: ReadValue; minor?: ReadValue };

/** "Minor in Music" among other points of a list is one of them, "Minor: Music" is a label. */
const isOneOfPoints = (item: ReadValue, items: readonly ReadValue[]): boolean =>
  item.reason === 'reasons.listItem' &&
  !/[:：]/u.test(item.text) &&
  items.filter(({ reason }) => reason === 'reasons.listItem').length > 1;

/** Items that say nothing but a mark or a minor are those; an item that says more also stays one. */
function withoutLabelled(items: readonly ReadValue[]): Labelled {
  const labelled: Labelled = { bullets: [] };
  for (const item of items) {
    const mark = GPA.map((pattern) => pattern.exec(item.text)).find(Boolean);
    const minor = MINOR.exec(item.text);
    if (mark?.groups?.mark && !labelled.gpa) {
      labelled.gpa = { ...item, text: mark.groups.mark, reason: 'reasons.labelledMark' };
      if (mark[0].length < item.text.length * 0.8) labelled.bullets.push(item);
    } else if (
      minor?.groups?.minor &&
      minor.index === 0 &&
      !labelled.minor &&
      !isOneOfPoints(item, items)
    ) {
      labelled.minor = {
        ...item,
        text: minor.groups.minor.trim(),
        reason: 'reasons.labelledMinor',
      };
    } else labelled.bullets.push(item);
  }
  return labelled;
}
