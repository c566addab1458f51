import { align } from './align.ts';
import type { Outcome, PrintedField, PrintedFields, SectionFields } from './printed-field.ts';
import { isSameText, plainOf } from './same-text.ts';

/** Finds what became of each field of a section: entries and points are those that have the most in common, in their order. */
export function compareSection(typed: SectionFields, read: SectionFields | undefined): Outcome[] {
  const lines = compareLines(typed.lines, read?.lines ?? []);
  return [
    ...compareEntries(typed.entries, read?.entries ?? []),
    ...(typed.isRunning ? joined(lines, read?.lines ?? []) : lines),
  ];
}

function compareEntries(
  typed: readonly PrintedFields[],
  read: readonly PrintedFields[],
): Outcome[] {
  const compared = typed.map((one) => read.map((other) => compareEntry(one, other)));
  const weigh = (row: number, column: number) =>
    compared[row]?.[column]?.filter(({ isSame }) => isSame).length ?? 0;
  return align([typed.length, read.length], weigh).flatMap(([row, column]) => {
    const entry = row === undefined ? undefined : typed[row];
    if (row === undefined || !entry) return [];
    const found = column === undefined ? undefined : compared[row]?.[column];
    return found ?? compareEntry(entry, { fields: [], points: [] });
  });
}

function compareEntry(typed: PrintedFields, read: PrintedFields): Outcome[] {
  const fields = typed.fields.map((field) => {
    const other = read.fields.find(({ name }) => name === field.name);
    return outcomeOf(field, other);
  });
  return [...fields, ...compareLines(typed.points, read.points)];
}

function compareLines(typed: readonly PrintedField[], read: readonly PrintedField[]): Outcome[] {
  const [plain, other] = [typed, read].map((lines) => lines.map(({ text }) => plainOf(text)));
  const weigh = (row: number, column: number) => (plain?.[row] === other?.[column] ? 1 : 0);
  return align([typed.length, read.length], weigh).flatMap(([row, column]) => {
    const field = row === undefined ? undefined : typed[row];
    return field ? [outcomeOf(field, column === undefined ? undefined : read[column])] : [];
  });
}

const outcomeOf = (typed: PrintedField, read: PrintedField | undefined): Outcome => ({
  typed,
  read,
  isSame: read !== undefined && isSameText(typed.text, read.text),
});

/** Paragraphs that are read as one, or one that is read as several, come back: of running text only the words count. */
function joined(outcomes: Outcome[], read: readonly PrintedField[]): Outcome[] {
  const said = outcomes.map(({ typed }) => typed.text).join(' ');
  const heard = read.map(({ text }) => text).join(' ');
  return isSameText(said, heard)
    ? outcomes.map((outcome) => ({ ...outcome, isSame: true }))
    : outcomes;
}
