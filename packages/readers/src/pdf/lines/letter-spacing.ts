import type { TextRun } from './text-run.ts';

/** A word of letters set apart has so many at least, and most of its groups are single letters. */
const LEAST_LETTERS = 4;
const SINGLE = 0.6;
const LONGEST_GROUP = 4;

/**
 * The runs with letters that are set apart ("E X P E R I E N C E") put together again: pdf.js takes the room between
 * them for spaces. Spaces of the file begin a run of their own and stay.
 */
export function closeLetters(runs: readonly TextRun[]): TextRun[] {
  return linesOf(runs).flatMap((line) =>
    isSpacedApart(line)
      ? line.map((run) => ({ ...run, text: close(run.text), isSpaced: true }))
      : line,
  );
}

/** Runs one after the other on one base line and of one size. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const run of runs) {
    const last = lines.at(-1)?.at(-1);
    if (last && Math.abs(last.y - run.y) < 0.5 && Math.abs(last.size - run.size) < 0.1)
      lines.at(-1)?.push(run);
    else lines.push([run]);
  }
  return lines;
}

function isSpacedApart(line: readonly TextRun[]): boolean {
  const words = line.map(({ text }) => text.split(' '));
  const groups = words.flat();
  const letters = groups.filter((group) => /^[\p{L}\p{N}]/u.test(group)).length;
  return letters >= Math.max(LEAST_LETTERS, groups.length * SINGLE) && words.every(areSetApart);
}

/** Single letters, but for pairs that are kerned so close that no space is seen between them. */
function areSetApart(groups: readonly string[]): boolean {
  const single = groups.filter((group) => group.length === 1).length;
  const least = groups.length > LEAST_LETTERS ? groups.length * SINGLE : groups.length;
  return single >= least && groups.every((group) => group.length <= LONGEST_GROUP);
}

/** A capital begins a word, but in an address. */
function close(text: string): string {
  const closed = text.replaceAll(' ', '');
  return /[@:/.]/.test(closed) ? closed : closed.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ');
}
