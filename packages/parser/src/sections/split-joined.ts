import { isWholeDate } from '../entries/anchor.ts';
import { cutAtAll } from '../entries/chunks.ts';
import { listedEntries } from '../entries/listed-entries.ts';
import { CLEAR, kindScore, type ListKind } from '../evidence/entry-kinds.ts';
import { findLanguage } from '../evidence/language-names.ts';
import type { SectionKind } from '../headings/heading-lexicon.ts';
import { JOINED } from '../headings/index-headings.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import { type OpenKind, openKindOf } from '../headings/open-headings.ts';
import { type Line, leadLook, lineTextOf } from '../lines/line.ts';
import { type Cell, rowText, type TextRow } from '../lines/row.ts';
import { readLanguages } from './open/read-languages.ts';
import type { FoundSection } from './section.ts';
import { entryLinesOf, type Measured } from './section-lines.ts';

/** The lists that a heading may join: those of one group stay together. */
type Group = ListKind | 'language' | 'skill';

/** References are no list beside others. */
const GROUP_OF_OPEN: Partial<Record<OpenKind, Group>> = {
  language: 'language',
  volunteering: 'activity',
  publication: 'publication',
  course: 'certificate',
  membership: 'activity',
  interests: 'activity',
};

const GROUP_OF_KIND: Partial<Record<SectionKind, Group>> = {
  certifications: 'certificate',
  awards: 'award',
  skills: 'skill',
  languages: 'language',
};

/** Headings of what a person does beside work, which the lexicon knows as something else. */
const OF_ACTIVITIES =
  /activit|involvement|extra-?curricular|engagement|aktivität|actividades|atividades|attività|activiteiten|leadership|communit/iu;

/** Headings of what is paid, an honour to some and a record like a certificate to others: such lists stay together. */
const OF_EITHER = /grant|funding|stipend|bourse|f[öo]rderung/iu;

/** A part of a heading, and the lists that it names. */
type Part = { title: Cell; kind: SectionKind; group: Group };

/**
 * Splits a section whose heading joins lists of several kinds ("Certifications & Activities"): each line goes under the part of the heading that its
 * words speak for, and where they speak for none under the part that the whole is read as.
 */
export function splitJoined(section: Measured): Measured[] {
  const parts = partsOf(section);
  const usual = parts && usualOf(section, parts);
  if (!parts || !usual) return [section];
  const owners = ownersOf(section, parts, usual);
  const split = parts
    .map((part) => ({ part, rows: section.rows.filter((row) => owners.get(row) === part) }))
    .filter(({ rows }) => rows.length > 0);
  if (split.every(({ part }) => part === usual)) return [section];
  return split.map(({ part: { title, kind }, rows }) => ({ ...section, title, kind, rows }));
}

/** The parts of a heading that names lists of at least two groups, and nothing else. */
function partsOf({ title, kind, isMain }: Measured): Part[] | undefined {
  if (!title || isMain || !(kind === 'other' || GROUP_OF_KIND[kind as SectionKind]))
    return undefined;
  const cells = cutAtAll(title, JOINED).filter(({ text }) => text.trim() !== '');
  const parts = cells.flatMap(partOf);
  const groups = new Set(parts.map(({ group }) => group));
  return parts.length === cells.length && groups.size > 1 ? parts : undefined;
}

function partOf(title: Cell): Part[] {
  const kind = sectionOfHeading(title.text);
  if (kind === undefined || OF_EITHER.test(title.text)) return [];
  const open = openKindOf(title.text);
  const group = open
    ? GROUP_OF_OPEN[open]
    : (GROUP_OF_KIND[kind] ?? (OF_ACTIVITIES.test(title.text) ? 'activity' : undefined));
  return group ? [{ title, kind, group }] : [];
}

/** The part that the whole heading is read as; a line that is no language is none under a heading of languages. */
function usualOf({ title, kind }: FoundSection, parts: readonly Part[]): Part | undefined {
  const open = openKindOf(title?.text ?? '');
  const read = parts.find((part) =>
    open ? openKindOf(part.title.text) === open : part.kind === kind,
  );
  return read?.group === 'language' ? parts.find(({ group }) => group !== 'language') : read;
}

/** The part that each row of the section belongs to. */
function ownersOf(
  section: Measured,
  parts: readonly Part[],
  usual: Part,
): ReadonlyMap<TextRow, Part> {
  const lines = entryLinesOf(section);
  const areEntries = listedEntries(lines).every((entry) => entry.lines.length === 1);
  const owners = new Map<TextRow, Part>();
  const starts = [...lines.keys()].filter((at) => areEntries || !isBelow(lines, at));
  for (const [index, at] of starts.entries()) {
    const entry = lines.slice(at, starts[index + 1]);
    const rows = section.rows.filter((row) => entry.some((line) => holds(line, row)));
    const isEntry = areEntries || entry[0]?.marker !== '';
    const part =
      partOfLanguages(rows, section, parts) ?? partByWords(entry, parts, isEntry) ?? usual;
    for (const row of rows) owners.set(row, part);
  }
  // What no line holds goes with the row above.
  let above = usual;
  for (const row of section.rows) {
    above = owners.get(row) ?? above;
    owners.set(row, above);
  }
  return owners;
}

/** Checks whether a line goes on with the entry above: dates alone, another look than the first line's, or no mark where that has one. */
function isBelow(lines: readonly Line[], at: number): boolean {
  const [first, line] = [lines[0], lines[at]];
  if (at === 0 || !first || !line) return false;
  if (line.cells.length === 1 && line.cells.every(isWholeDate)) return true;
  if (first.marker !== '' || line.marker !== '') return line.marker !== first.marker;
  return leadLook(line) !== leadLook(first) || line.x > first.x + 5;
}

const holds = ({ cells }: Line, { cells: [first] }: TextRow): boolean => {
  const place = first?.parts[0]?.place;
  return (
    place !== undefined &&
    cells.some(({ parts }) =>
      parts.some(
        (part) =>
          part.place.line === place.line &&
          part.place.start <= place.start &&
          place.start < part.place.end,
      ),
    )
  );
};

/** The part that the words of an entry speak for; those of lines that may be none must be clear. */
function partByWords(
  lines: readonly Line[],
  parts: readonly Part[],
  isEntry: boolean,
): Part | undefined {
  const text = lines.map(lineTextOf).join(', ');
  const scored = parts
    .filter(({ title }) => openKindOf(title.text) !== 'interests')
    .map((part) => ({ part, score: scoreOf(part.group, text, parts) }))
    .filter(({ score }) => score > 0 && (isEntry || score >= CLEAR))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  const other = scored.find(({ part }) => part.group !== best?.part.group);
  return best && best.score > (other?.score ?? 0) ? best.part : undefined;
}

function scoreOf(group: Group, text: string, parts: readonly Part[]): number {
  if (group === 'language' || group === 'skill') return 0;
  const score = kindScore(group, text);
  // Prizes and papers have years and short forms, too.
  const isDatedElse = parts.some((part) => part.group === 'award' || part.group === 'publication');
  return group === 'certificate' && isDatedElse && score <= CLEAR ? 0 : score;
}

/** The part of languages, where the rows name some, with their levels or without, and nothing else. */
function partOfLanguages(
  rows: readonly TextRow[],
  { measure }: Measured,
  parts: readonly Part[],
): Part | undefined {
  const part = parts.find(({ group }) => group === 'language');
  const read = part ? (readLanguages(rows, measure, false) ?? []) : [];
  const said = read.flatMap(({ name, level }) => (level ? [name.text, level.text] : [name.text]));
  const isAll = lettersIn(rows.map(rowText)) - lettersIn(said) <= MOST_JOINING;
  return read.length > 0 && isAll && read.every(({ name }) => isLanguage(name.text))
    ? part
    : undefined;
}

function isLanguage(text: string): boolean {
  const found = findLanguage(text);
  return found?.from === 0 && found.to === text.length;
}

/** In letters: "and". */
const MOST_JOINING = 3;

const lettersIn = (texts: readonly string[]): number =>
  texts.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
