import { type Edit, type Resume, splitLines, stripBullet, textOf } from '@shortlist/model';
import type { Change } from '../suggestion.ts';
import { readSkillLine, writeSkillLine } from './skill-line.ts';

type Ordering = Extract<Change, { type: 'order-skills' }>;

/** Returns the edit that puts the wanted skills of each line first, in their order; none where they stand so. */
export function orderSkills(resume: Resume, { kind, wanted }: Ordering): Edit[] {
  const text = textOf(resume, kind);
  const ordered = orderLines(text, wanted);
  return ordered === text ? [] : [{ type: 'set-text', kind, text: ordered }];
}

/** Orders the skills of a text; where each line is one skill, the lines. */
export function orderLines(text: string, wanted: Ordering['wanted']): string {
  const lines = splitLines(text);
  const ends = text.match(LINE_END) ?? [];
  const isListOfLines = lines.every(
    (line) =>
      line.trim() !== '' && !line.includes(':') && readSkillLine(stripBullet(line)) === undefined,
  );
  const ranks = readRanks(wanted);
  const ordered = isListOfLines
    ? sortWanted(lines, ranks)
    : lines.map((line) => orderLine(line, ranks));
  return ordered.map((line, at) => line + (ends[at] ?? '')).join('');
}

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu;

function orderLine(line: string, ranks: Ranks): string {
  const said = stripBullet(line);
  const from = said === '' ? 0 : line.lastIndexOf(said);
  const read = readSkillLine(said);
  if (!read) return line;
  return (
    line.slice(0, from) +
    writeSkillLine(read, sortWanted(read.items, ranks)) +
    line.slice(from + said.length)
  );
}

type Ranks = { rankOf: (item: string) => number };

/** Reads which place each way of writing a skill has; of one that several have, the first counts. */
function readRanks(wanted: Ordering['wanted']): Ranks {
  const ranks = new Map(
    wanted.flatMap((ways, rank) => ways.map((way) => [way, rank] as const)).toReversed(),
  );
  return { rankOf: (item) => ranks.get(stripBullet(item)) ?? wanted.length };
}

/** The wanted ones first; the others, and those wanted alike, stay in their order. */
const sortWanted = (items: readonly string[], { rankOf }: Ranks): string[] =>
  items
    .map((item) => ({ item, rank: rankOf(item) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
