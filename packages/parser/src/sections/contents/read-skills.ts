import { EMPTY_PASSAGE, type Passage } from '../../document/passage.ts';
import { cutAtAll, trimEdges } from '../../entries/chunks.ts';
import { isAllCaps } from '../../fold.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { withoutIcons } from '../../lines/glyphs.ts';
import {
  endsInFunctionWord,
  joinCells,
  joinWrapped,
  type Measure,
} from '../../lines/join-wrapped.ts';
import { type Line, lineTextOf } from '../../lines/line.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import { isLevel, withoutLevel } from './skill-level.ts';

/** Skills under one label, or one skill without a label. */
export type SkillGroup = { label: Passage; items: ReadValue[] };

/** In characters. */
const LONGEST_LABEL = 45;

/** Separators of a list; a comma or a slash within brackets parts nothing. */
const SEPARATORS =
  /[,;](?![^()]*\))(?:\s+|$)|[、，；،؛](?![^()]*\))\s*|\s*[|•·∙●▪◦⋅■□★☆○\uE000-\uF8FF]+\s*|\s{2,}|\s+[–—]\s+|\.\s+\p{Lu}[\p{L}\s&/]{2,30}:\s+/gu;

/** A slash parts skills where nothing else does: "Go / SQL / Bash", not "HTML / CSS, CI / CD, Git". */
const SLASH = /\s+\/\s+(?![^()]*\))/gu;

const LABEL = /^(?<label>[\p{L}\p{M}\d\s&/+.,'’()-]{2,45}?)\s*(?:[:：]\s*|\s[–—]\s)(?=\S)/u;

/** The skills of a section, by their labels. A label alone in its line is that of the lines below. */
export function readSkills(all: readonly TextRow[], measure: Measure): SkillGroup[] {
  const rows = all.filter((row) => !isTableHead(row));
  const lines = joinSkillRows(rows, measure);
  const looks = {
    isLabelled: hasBoldLabels(rows),
    isLed: hasBoldLeads(rows),
    isSlashed: hasSlashLists(lines),
    areCapitalsLabels: hasCapitalLabels(lines),
  };
  const labelled = lines.map((line) => readLine(line, looks));
  const read = labelled.some(({ items }) => items.length > 0) ? labelled : labelled.map(asItem);
  const groups: SkillGroup[] = [];
  let open = EMPTY_PASSAGE;
  for (const [at, { label, items, rated }] of read.entries()) {
    const isHead = rated === undefined || headsList(read[at + 1]);
    if (label && items.length === 0 && isHead) open = label;
    else if (rated && items.length === 0) addItems(groups, EMPTY_PASSAGE, itemsOf(rated, false));
    else addItems(groups, label ?? open, items);
  }
  return groups;
}

/** In words: a cell of a head has no more. */
const LONGEST_HEAD = 3;

/** "Area | Tools": what the document says is the head of a table names no skill, if it is no list itself. */
const isTableHead = ({ cells, line }: TextRow): boolean =>
  line.cell?.isHead === true &&
  cells.length > 1 &&
  cells.every(({ text }) => text.split(' ').length <= LONGEST_HEAD && !/[,;|•·]/u.test(text));

/** The label and the items of a line; `rated` is a label with nothing but a level behind it. */
type ReadLine = { label?: Passage; items: ReadValue[]; rated?: Cell };

function readLine(line: Line, looks: Looks): ReadLine {
  const { label, cells } = takeLabel(line, looks);
  const items = cells.flatMap((cell) => itemsOf(cell, looks.isSlashed));
  const [first] = line.cells;
  const isRated = label && first && cells.length > 0 && items.length === 0;
  return {
    items,
    ...(label && { label }),
    ...(isRated && { rated: cutCell(first, 0, label.text.length) }),
  };
}

/** Labels of a section that has nothing else are what it lists: "Excel:", "First aid:". */
const asItem = (line: ReadLine): ReadLine =>
  line.label && line.rated === undefined
    ? { items: [readingOf(line.label, 0.7, 'reasons.skillItem')] }
    : line;

/** "Excel: Expert" names Excel, unless a list follows: then it heads that. */
const headsList = (next: ReadLine | undefined): boolean =>
  next !== undefined && next.label === undefined && next.items.length > 1;

function addItems(groups: SkillGroup[], label: Passage, items: ReadValue[]): void {
  const last = groups.at(-1);
  const isLabelled = label.text !== '';
  if (last && isLabelled && last.label === label) last.items.push(...items);
  else if (items.length > 0) groups.push(...(isLabelled ? [{ label, items }] : singles(items)));
}

const singles = (items: readonly ReadValue[]): SkillGroup[] =>
  items.map((item) => ({ label: EMPTY_PASSAGE, items: [item] }));

/** Lines that end in a comma or a separator go on below; otherwise a row is a line unless it wrapped within a list. */
function joinSkillRows(rows: readonly TextRow[], measure: Measure): Line[] {
  const isList = rows.some((row) => /[,;|•·]/u.test(row.cells.map(({ text }) => text).join(' ')));
  const lines = joinWrapped(rows, isList ? measure : { ...measure, wraps: false });
  return isList ? lines : joinBroken(lines.filter((line) => lineTextOf(line) !== ''));
}

/** Lines that break off within brackets or behind a conjunction, with the line below. */
function joinBroken(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const [above, next] = [last?.cells.at(-1), line.cells[0]];
    const isBroken = above && next && line.marker === '' && breaksOff(above.text, next.text);
    if (!last || !isBroken || Math.abs(above.x - next.x) > 6) whole.push(line);
    else {
      const cells = [...last.cells.slice(0, -1), joinCells(above, next), ...line.cells.slice(1)];
      whole[whole.length - 1] = { ...last, cells };
    }
  }
  return whole;
}

/** An open bracket, "&", or a small word before another in small letters: "lists of", "parts". */
const breaksOff = (above: string, next: string): boolean =>
  /(?:\([^()]*|\s&)$/u.test(above) || (/^\p{Ll}/u.test(next) && endsInFunctionWord(above));

/** Some lines are bold alone and others are not: the bold ones name groups. */
function hasBoldLabels(rows: readonly TextRow[]): boolean {
  const bold = rows.filter(({ cells }) => cells.every((cell) => cell.bold));
  return bold.length > 0 && bold.length <= rows.length / 2;
}

/** Two lines or more begin in bold letters and go on plain: "**Tools** Go, SQL". */
function hasBoldLeads(rows: readonly TextRow[]): boolean {
  const led = rows.filter(
    (row) => leadsCells(row) || (row.cells[0] && boldEnd(row.cells[0]) !== undefined),
  );
  return led.length > 1;
}

/** A bold cell with others beside it that are not bold. */
const leadsCells = ({ cells: [first, ...others] }: Pick<TextRow, 'cells'>): boolean =>
  first?.bold === true && others.length > 0 && others.every(({ bold }) => !bold);

type Labelled = { label?: Passage; cells: Cell[] };
type Looks = {
  isLabelled: boolean;
  isLed: boolean;
  isSlashed: boolean;
  areCapitalsLabels: boolean;
};

const SEPARATED = /[,;|•·](?![^()]*\))/u;

/** Checks whether every line in capitals is over a list that is not: "SOFTWARE" over "Git, CMake". */
function hasCapitalLabels(lines: readonly Line[]): boolean {
  const isInCapitals = (line: Line | undefined): boolean =>
    line !== undefined && isAllCaps(lineTextOf(line));
  const labels = [...lines.keys()].filter((at) => isInCapitals(lines[at]));
  return (
    labels.length > 1 &&
    labels.every((at) => {
      const [line, next] = [lines[at], lines[at + 1]];
      if (!line || !next || isInCapitals(next)) return false;
      return !SEPARATED.test(lineTextOf(line)) && SEPARATED.test(lineTextOf(next));
    })
  );
}

/** Slashes part the skills in most lines, and no other sign parts any. */
function hasSlashLists(lines: readonly Line[]): boolean {
  const cells = lines.flatMap((line) => line.cells);
  const slashed = cells.filter(({ text }) => text.search(SLASH) >= 0);
  const isListed = cells.some(({ text }) => /[,;|•·](?![^()]*\))/u.test(text));
  return !isListed && slashed.length * 2 > lines.length;
}

function takeLabel(line: Line, { isLabelled, isLed, areCapitalsLabels }: Looks): Labelled {
  const [first, ...others] = line.cells;
  if (!first) return { cells: [] };
  if (isLabelled && others.length > 0 && line.cells.every((cell) => cell.bold)) {
    return { label: EMPTY_PASSAGE, cells: [] };
  }
  const length =
    boldLead(first) ?? LABEL.exec(first.text)?.[0].length ?? (isLed ? boldEnd(first) : undefined);
  if (length !== undefined) return labelled(first, length, others.map(withoutKeywords));
  const isLabel =
    isLabelAlone(first, others) ||
    (isLed && leadsCells(line)) ||
    (areCapitalsLabels && isAllCaps(lineTextOf(line))) ||
    (isLabelled && first.bold && line.marker === '');
  return isLabel ? { label: labelOf(first), cells: others } : { cells: [...line.cells] };
}

/** It ends in a colon, or is one text beside a list. */
const isLabelAlone = ({ text }: Cell, others: readonly Cell[]): boolean =>
  /[:：]$/u.test(text) || (others.some((other) => /,/u.test(other.text)) && !/,/u.test(text));

function labelled(cell: Cell, length: number, others: readonly Cell[]): Labelled {
  const rest = trimEdges(cutCell(cell, length));
  return {
    label: labelOf(cutCell(cell, 0, length)),
    cells: [...(rest.text ? [rest] : []), ...others],
  };
}

/** Finds the end of bold letters that lead a cell which goes on plain. */
function boldEnd({ spans }: Cell): number | undefined {
  const first = spans.findIndex(({ bold }) => !bold);
  const end = spans[first]?.from;
  return first > 0 && end !== undefined && end <= LONGEST_LABEL ? end : undefined;
}

/** The same, where a colon or a dash parts the two. */
function boldLead(cell: Cell): number | undefined {
  const end = boldEnd(cell);
  if (end === undefined) return undefined;
  const { text } = cell;
  return /[:：–—-]\s*$/u.test(text.slice(0, end)) || /^[:：–—-]/u.test(text.slice(end))
    ? end
    : undefined;
}

/** "Keywords: Go, SQL" behind the name of a group. */
function withoutKeywords(cell: Cell): Cell {
  const label =
    /^(?:keywords|skills|tools|technologies|stichworte|mots[- ]clés|palabras clave)\s*:\s*/iu;
  return cutCell(cell, label.exec(cell.text)?.[0].length ?? 0);
}

/** A label without its colon and without icons. */
export function labelOf({ text, parts }: Passage): Passage {
  return { text: withoutIcons(text).replace(/[\s:：–—-]+$/u, ''), parts };
}

function itemsOf(cell: Cell, isSlashed: boolean): ReadValue[] {
  return cutAtAll(cell, SEPARATORS)
    .flatMap((part) => (isSlashed ? cutAtAll(part, SLASH) : [part]))
    .map(trimEdges)
    .map(withoutStop)
    .map(withoutLevel)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !isLevel(text))
    .map((item) => readingOf(item, item.text.length < 50 ? 0.9 : 0.5, 'reasons.skillItem'));
}

const withoutStop = (cell: Cell): Cell =>
  /[^.]\.$/u.test(cell.text) && cell.text.length > 6
    ? cutCell(cell, 0, cell.text.length - 1)
    : cell;
