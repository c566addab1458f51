import { inflateSync } from 'fflate';
import type { MarkItem, TextItem } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText } from '../clean-text.ts';
import { type ContentMark, contentMarks, markKey } from './operators/content-marks.ts';
import { type PackedStream, packedStreams, upToEnd } from './packed-streams.ts';
import type { BlockItem } from './tagged-blocks.ts';

type Item = TextItem | MarkItem;

/** Text as pdf.js gives it, or as the file tells it outright; that may say that it stands among text from right to left. */
export type ActualTextItem = BlockItem & { isActualText?: true; isAmongRightToLeft?: boolean };

/** Gives the text of a page, with actual text in the place of its glyphs. */
export type ApplyActualText = (items: readonly Item[]) => ActualTextItem[];

const RIGHT_TO_LEFT_MARK = '\u200f';

/**
 * Puts what a PDF tells outright (ActualText) in the place of what its glyphs say one by one: scripts whose
 * signs are drawn in another order than written, ligatures, punctuation between directions.
 *
 * pdf.js tells where marked content begins and ends, but not its properties. So the operators are
 * unpacked here a second time, and only of documents that have such marks; a page's are known by the
 * sequence of their marks. Operators that are in several parts, encrypted or packed otherwise are not found,
 * and their glyphs speak for themselves.
 */
export function readActualText(bytes: Uint8Array): ApplyActualText {
  const streams = packedStreams(bytes);
  const pages = new Map<string, readonly ContentMark[]>();
  return (items) => {
    if (!hasSpanThatShows(items)) return items.filter(isText);
    const key = items.filter(isBegin).map(keyOf).join();
    return speak(items, pages.get(key) ?? findMarks(streams, pages, key));
  };
}

/** The marks of the page with this sequence of them; the streams are unpacked no further than it. */
function findMarks(
  streams: Generator<PackedStream>,
  pages: Map<string, readonly ContentMark[]>,
  key: string,
): readonly ContentMark[] {
  for (let next = streams.next(); !next.done; next = streams.next()) {
    const { dictionary, packed } = next.value;
    // Fonts, pictures, forms and lists of objects name what they are; a page's operators do not.
    if (/\/(?:Type|Subtype|Length1)\b/.test(dictionary)) continue;
    const marks = contentMarks(unpack(packed));
    const found = marks.map((mark) => mark.key).join();
    pages.set(found, marks);
    if (found === key) return marks;
  }
  return [];
}

/** Whether glyphs that show something stand in a Span, which has actual text; spaces stay what they are. */
function hasSpanThatShows(items: readonly Item[]): boolean {
  const open: boolean[] = [];
  for (const item of items) {
    if (isText(item)) {
      if (open.at(-1) && item.str.trim() !== '') return true;
    } else if (isBegin(item)) open.push(open.at(-1) === true || item.tag === 'Span');
    else open.pop();
  }
  return false;
}

const isText = (item: Item): item is TextItem => 'str' in item;

const isBegin = (item: Item): item is MarkItem => !isText(item) && item.type !== 'endMarkedContent';

const keyOf = ({ tag, id }: MarkItem): string =>
  markKey(tag ?? undefined, /_mc(\d+)$/.exec(id ?? '')?.[1]);

function unpack(packed: Uint8Array): string {
  try {
    return new TextDecoder('latin1').decode(inflateSync(upToEnd(packed)));
  } catch {
    return '';
  }
}

function speak(items: readonly Item[], marks: readonly ContentMark[]): ActualTextItem[] {
  const replacements = findReplacements(items, marks);
  const said: ActualTextItem[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const content = replacements.get(at);
    if (content) {
      said.push(...replace(items.slice(at, content.end).filter(isText), content.actual));
      at = content.end;
    } else if (item && isText(item)) said.push(item);
  }
  return said;
}

type Replacement = { end: number; actual: string };

/** Actual texts, each by the item that it begins with. */
function findReplacements(
  items: readonly Item[],
  marks: readonly ContentMark[],
): Map<number, Replacement> {
  const replacements = new Map<number, Replacement>();
  const open: { begin: number; actual: string | undefined }[] = [];
  let next = 0;
  for (const [at, item] of items.entries()) {
    if (isText(item)) continue;
    if (isBegin(item)) {
      open.push({ begin: at, actual: marks[next]?.actual });
      next += 1;
    } else {
      const { begin = at, actual } = open.pop() ?? {};
      if (actual !== undefined) replacements.set(begin, { end: at, actual });
    }
  }
  return replacements;
}

/** The items as one that says `actual`; what shows nothing, or whose actual text is empty, stays as it is. */
function replace(items: readonly TextItem[], actual: string): ActualTextItem[] {
  const shown = items.filter(({ str }) => str.trim() !== '');
  const [first] = shown;
  if (first === undefined || cleanText(actual).trim() === '') return [...items];
  const left = Math.min(...shown.map(({ transform }) => transform[4] ?? 0));
  const right = Math.max(...shown.map(({ transform, width }) => (transform[4] ?? 0) + width));
  return [
    {
      ...first,
      str: actual,
      isActualText: true,
      isAmongRightToLeft: actual.includes(RIGHT_TO_LEFT_MARK),
      width: right - left,
      transform: first.transform.with(4, left),
    },
  ];
}
