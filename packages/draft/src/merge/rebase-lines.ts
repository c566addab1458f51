import { diff3Merge, diffIndices } from 'node-diff3';
import { takeByKey } from './take-by-key.ts';

/** Tells lines apart and cuts them into words. Words and spaces are texts, each other for what says something else. */
export type LineForm<Line> = {
  /** The same for lines that say the same. */
  keyOf: (line: Line) => string;
  /** The words of a line and the spaces between them. */
  cut: (line: Line) => readonly string[];
  /** The line of these words; it stands where `like` stood. */
  join: (words: readonly string[], like: Line | undefined) => Line;
};

/** The lines said `earlier` than `before`, and those that somebody else made of `before`. */
type Versions<Line> = {
  earlier: readonly Line[];
  before: readonly Line[];
  after: readonly Line[];
};

/**
 * Returns what was said earlier, with what somebody else changed since: the state that undo or redo goes to once that is
 * merged. All that they put in is in it, what they took out is not, and what both changed is settled word by word
 * (diff3, as in `mergeLines`).
 */
export function rebaseLines<Line>(versions: Versions<Line>, form: LineForm<Line>): Line[] {
  const { earlier, before, after } = versions;
  const keysOf = (lines: readonly Line[]) => lines.map(form.keyOf);
  const take = takeByKey([...after, ...earlier, ...before], form.keyOf);
  const regions = diff3Merge(keysOf(earlier), keysOf(before), keysOf(after), {
    excludeFalseConflicts: true,
  });
  return regions.flatMap(({ ok, conflict }) => {
    if (!conflict) return (ok ?? []).map(take);
    const region = (lines: readonly Line[], at: number, keys: readonly string[]) =>
      lines.slice(at, at + keys.length);
    return rebaseWords(
      {
        earlier: region(earlier, conflict.aIndex, conflict.a),
        before: region(before, conflict.oIndex, conflict.o),
        after: region(after, conflict.bIndex, conflict.b),
      },
      form,
    );
  });
}

const TEXT: LineForm<string> = {
  keyOf: (line) => line,
  cut: (line) => line.match(/\s+|\S+/gu) ?? [],
  join: (words) => words.join(''),
};

/** The same of a text. */
export function rebaseText(earlier: string, before: string, after: string): string {
  const [ours, origin, theirs] = [earlier, before, after].map((text) => text.split('\n'));
  const versions = { earlier: ours ?? [], before: origin ?? [], after: theirs ?? [] };
  return rebaseLines(versions, TEXT).join('\n');
}

const LINE_BREAK = '\n';
const isSpace = (word: string | undefined) => word === undefined || /^\s/u.test(word);

/** Nothing but spaces, or a bullet without words. */
const isBlank = (words: readonly string[]) => words.every((word) => isSpace(word) || word === '•');

function rebaseWords<Line>({ earlier, before, after }: Versions<Line>, form: LineForm<Line>) {
  if (before.length === 0) return [...earlier, ...after];
  const wordsOf = (lines: readonly Line[]) =>
    lines.flatMap((line, at) => (at === 0 ? form.cut(line) : [LINE_BREAK, ...form.cut(line)]));
  const merged = withBoth(wordsOf(before), wordsOf(earlier), wordsOf(after));
  // One blank line is what a text without words is, and not a line between others.
  const isParted = (lines: readonly Line[]) =>
    lines.length > 1 && lines.some((line) => isBlank(form.cut(line)));
  const mayBeBlank = isParted(earlier) || isParted(after);
  return splitLines(merged)
    .filter((words) => mayBeBlank || !isBlank(words))
    .map((words, at) => form.join(words, after[at] ?? earlier[at]));
}

/** All that either side put in, and what neither took out. */
function withBoth(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const sides = [mine, theirs].map((side) => changesOf(base, side));
  const merged: string[] = [];
  function add(word: string): void {
    // Between two words something stood that one side took out.
    if (!isSpace(word) && !isSpace(merged.at(-1))) merged.push(' ');
    merged.push(word);
  }
  for (let at = 0; at <= base.length; at += 1) {
    for (const { putIn } of sides) putIn.get(at)?.forEach(add);
    const word = base[at];
    if (word !== undefined && !sides.some(({ gone }) => gone.has(at))) add(word);
  }
  return merged;
}

/** Finds the words of `base` that are gone, and what stands before which instead. */
function changesOf(base: readonly string[], side: readonly string[]) {
  const gone = new Set<number>();
  const putIn = new Map<number, readonly string[]>();
  for (const { buffer1, buffer2Content } of diffIndices([...base], [...side])) {
    const [start, length] = buffer1;
    for (let at = start; at < start + length; at += 1) gone.add(at);
    putIn.set(start + length, buffer2Content);
  }
  return { gone, putIn };
}

function splitLines(words: readonly string[]): string[][] {
  const lines: string[][] = [[]];
  for (const word of words) {
    if (word === LINE_BREAK) lines.push([]);
    else lines.at(-1)?.push(word);
  }
  return lines;
}
