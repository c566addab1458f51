import type { ListMark } from '@shortlist/placed-text';
import { itemCounter } from '../flow/item-counter.ts';
import { formatCount, plainBullet } from '../flow/list-marker.ts';
import { type Element, findChild, listChildren } from '../markup/element.ts';
import { settingOf } from './docx-parts.ts';
import { readIndent, withoutGaps } from './properties.ts';

type Level = {
  format: string;
  /** As Word has it: "%1.%2)". */
  text: string;
  start: number;
  indent?: number;
  firstLine?: number;
};

/** The lists of a document. */
export type Numbering = {
  /** The mark of the next item of a list, counting it; undefined for a level that shows none. */
  count: (list: string, level: number) => ListMark | undefined;
  /** Returns the indents of the list's level. */
  indentOf: (list: string, level: number) => { indent?: number; firstLine?: number };
};

/** Reads `numbering.xml` (ECMA-376 part 1, 17.9). */
export function readNumbering(root: Element | undefined): Numbering {
  const lists = readLists(root);
  const countItem = itemCounter<string>();
  const findLevel = (list: string, level: number) => lists.get(list)?.get(level);
  return {
    indentOf(list, level) {
      const { indent, firstLine } = findLevel(list, level) ?? {};
      return withoutGaps({ indent, firstLine });
    },
    count(list, level) {
      const found = findLevel(list, level);
      if (found === undefined) return undefined;
      const counted = countItem(list, level, found.start);
      const marker = writeMarker(found, (at) => {
        const { format = 'decimal', start = 1 } = findLevel(list, at) ?? {};
        return formatCount(counted[at] ?? start, format);
      });
      return marker === '' ? undefined : { level, marker };
    },
  };
}

function writeMarker({ format, text }: Level, countOf: (level: number) => string): string {
  if (format === 'none') return '';
  if (format === 'bullet') return plainBullet(text);
  return text.replace(/%([1-9])/g, (_, digit: string) => countOf(Number(digit) - 1)).trim();
}

function readLists(root: Element | undefined): Map<string, Map<number, Level>> {
  const kinds = new Map<string, Map<number, Level>>();
  for (const kind of listChildren(root, 'w:abstractNum')) {
    kinds.set(kind.attributes['w:abstractNumId'] ?? '', readLevels(kind));
  }
  const lists = new Map<string, Map<number, Level>>();
  for (const list of listChildren(root, 'w:num')) {
    const levels = new Map(kinds.get(settingOf(list, 'w:abstractNumId') ?? ''));
    for (const own of listChildren(list, 'w:lvlOverride')) {
      for (const [level, said] of readLevels(own)) levels.set(level, said);
    }
    lists.set(list.attributes['w:numId'] ?? '', levels);
  }
  return lists;
}

function readLevels(element: Element): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const level of listChildren(element, 'w:lvl')) {
    const start = Number.parseInt(settingOf(level, 'w:start') ?? '1', 10);
    levels.set(Number.parseInt(level.attributes['w:ilvl'] ?? '0', 10), {
      format: settingOf(level, 'w:numFmt') ?? 'decimal',
      text: settingOf(level, 'w:lvlText') ?? '',
      start: Number.isFinite(start) ? start : 1,
      ...withoutGaps(readIndent(findChild(findChild(level, 'w:pPr'), 'w:ind'))),
    });
  }
  return levels;
}
