import type { ListMark } from '@shortlist/placed-text';
import type { ByteView } from '../byte-view.ts';
import { itemCounter } from '../flow/item-counter.ts';
import { formatCount, plainBullet } from '../flow/list-marker.ts';
import type { WordFile } from './word-file.ts';

/** `look` are the changes that a level makes to its paragraphs, such as their indents. */
type Level = { start: number; format: number; text: string; look: Uint8Array };

export type DocLists = {
  /** Counts the next item of a list; undefined for one that is not there or shows nothing. */
  countItem: (use: number, level: number) => ListMark | undefined;
  /** The changes that a list's level makes to its paragraphs. */
  lookOf: (use: number, level: number) => Uint8Array;
};

const NO_LOOK = new Uint8Array();

const BULLET = 23;
const NONE = 255;
const LAST_LEVEL = 8;
const FORMATS = ['decimal', 'upperRoman', 'lowerRoman', 'upperLetter', 'lowerLetter'];

/** The lists and where they are used ([MS-DOC] 2.9.189 and 2.9.132). */
export function readDocLists(file: WordFile): DocLists {
  const lists = readLists(file);
  const uses = readUses(file);
  const countItem = itemCounter<number>();
  const levelsOf = (use: number) => lists.get(uses[use - 1] ?? -1) ?? [];
  return {
    countItem(use, level) {
      const levels = levelsOf(use);
      const found = levels[level] ?? levels[0];
      if (found === undefined) return undefined;
      if (found.format === BULLET) return { level, marker: plainBullet(found.text) || '•' };
      const counted = countItem(uses[use - 1] ?? -1, level, found.start);
      const marker = writeMarker(found, levels, counted);
      return marker === '' ? undefined : { level, marker };
    },
    lookOf: (use, level) => levelsOf(use)[level]?.look ?? NO_LOOK,
  };
}

/** The characters 0 to 8 in a level's text stand for the counts of the levels. */
function writeMarker(
  { format, text }: Level,
  levels: readonly Level[],
  counted: readonly number[],
): string {
  if (format === NONE) return '';
  const counts = text.replace(/\p{Cc}/gu, (character) => {
    const at = character.charCodeAt(0);
    if (at > LAST_LEVEL) return character;
    const { start = 1, format: kind = 0 } = levels[at] ?? {};
    return formatCount(counted[at] ?? start, FORMATS[kind] ?? 'decimal');
  });
  return counts.trim();
}

function readLists({ table, blockOf }: WordFile): Map<number, Level[]> {
  const lists = new Map<number, Level[]>();
  const { at, length } = blockOf('lists');
  if (length === 0) return lists;
  const count = table.u16(at);
  let next = at + length;
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 28;
    const isSimple = (table.u8(entry + 26) & 1) === 1;
    const levels: Level[] = [];
    for (let level = 0; level < (isSimple ? 1 : 9); level += 1) {
      const read = readLevel(table, next);
      levels.push(read.level);
      next = read.next;
    }
    lists.set(table.u32(entry), levels);
  }
  return lists;
}

function readLevel(table: ByteView, at: number): { level: Level; next: number } {
  const looks = table.u8(at + 25);
  const text = at + 28 + table.u8(at + 24) + looks;
  const letters = table.u16(text);
  const level = {
    start: table.u32(at),
    format: table.u8(at + 4),
    text: new TextDecoder('utf-16le').decode(table.slice(text + 2, letters * 2)),
    look: table.slice(at + 28, looks),
  };
  return { level, next: text + 2 + letters * 2 };
}

function readUses({ table, blockOf }: WordFile): number[] {
  const { at, length } = blockOf('listUses');
  if (length === 0) return [];
  const count = Math.min(table.u32(at), Math.floor((length - 4) / 16));
  return Array.from({ length: count }, (_, index) => table.u32(at + 4 + index * 16));
}
