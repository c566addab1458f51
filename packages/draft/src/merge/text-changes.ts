import { diffIndices } from 'node-diff3';

/** A stretch of a text, in UTF-16 units, and what takes its place. */
export type TextChange = { start: number; end: number; text: string };

/** Finds the changes from one text to another: the lines that differ, without what they begin and end with in common. */
export function findChanges(before: string, after: string): TextChange[] {
  const [from, to] = [before, after].map((text) => text.split(/(?<=\n)/u));
  return diffIndices(from ?? [], to ?? []).map(
    ({ buffer1: [at], buffer1Content, buffer2Content }) => {
      const start = (from ?? []).slice(0, at).join('').length;
      return trimmed(start, buffer1Content.join(''), buffer2Content.join(''));
    },
  );
}

function trimmed(start: number, before: string, after: string): TextChange {
  let head = 0;
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head += 1;
  const longest = Math.min(before.length, after.length) - head;
  let tail = 0;
  while (tail < longest && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    start: start + head,
    end: start + before.length - tail,
    text: after.slice(head, after.length - tail),
  };
}

/** Maps an offset of the text before to where it stands after the changes: at the same words, or by what took their place. */
export function offsetAfter(changes: readonly TextChange[], offset: number): number {
  let moved = offset;
  for (const { start, end, text } of changes) {
    if (offset >= end && !(offset === start && start === end)) moved += text.length - (end - start);
    else if (offset > start) moved += Math.min(offset - start, text.length) - (offset - start);
  }
  return moved;
}
