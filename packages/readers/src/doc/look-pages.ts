import type { WordFile } from './word-file.ts';

/** The changes that hold from one place of the main stream up to another. */
export type LookRange = { start: number; end: number; bytes: Uint8Array };

const PAGE = 512;

/** The ranges of looks of letters ([MS-DOC] 2.9.33), or of paragraphs ([MS-DOC] 2.9.174), by place. */
export function readLookRanges(file: WordFile, block: 'looks' | 'paragraphs'): LookRange[] {
  const { table, blockOf } = file;
  const { at, length } = blockOf(block);
  const count = Math.max(0, Math.floor((length - 4) / 8));
  const ranges: LookRange[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = table.u32(at + (count + 1) * 4 + index * 4) & 0x3fffff;
    ranges.push(...readPage(file, page * PAGE, block));
  }
  return ranges.sort((one, other) => one.start - other.start);
}

function readPage({ main }: WordFile, page: number, block: 'looks' | 'paragraphs'): LookRange[] {
  const count = main.u8(page + PAGE - 1);
  const entry = block === 'looks' ? 1 : 13;
  return Array.from({ length: count }, (_, index) => {
    const offset = main.u8(page + (count + 1) * 4 + index * entry) * 2;
    const start = main.u32(page + index * 4);
    const end = main.u32(page + (index + 1) * 4);
    if (offset === 0) return { start, end, bytes: new Uint8Array() };
    return { start, end, bytes: changesAt(main, page + offset, block) };
  });
}

/** A length, and so many bytes; of paragraphs it counts pairs, and 0 tells of another behind it. */
function changesAt(main: WordFile['main'], at: number, block: 'looks' | 'paragraphs') {
  const length = main.u8(at);
  if (block === 'looks') return main.slice(at + 1, length);
  if (length > 0) return main.slice(at + 1, length * 2 - 1);
  return main.slice(at + 2, main.u8(at + 1) * 2);
}

/** Finds the range of a place; quick where places are asked for in their order. */
export function rangeFinder(
  ranges: readonly LookRange[],
): (place: number) => LookRange | undefined {
  let last: LookRange | undefined;
  return (place) => {
    if (last && last.start <= place && place < last.end) return last;
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.start ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    const found = ranges[low - 1];
    last = found && place < found.end ? found : undefined;
    return last;
  };
}
