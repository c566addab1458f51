import { inflateSync } from 'fflate';
import type { MarkItem, TextItem } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText } from '../clean-text.ts';
import { type ContentMark, contentMarks, markKey } from './operators/content-marks.ts';
import { isZlib, type Stream, streamsOf, upToEnd } from './packed-streams.ts';
import type { BlockItem } from './tagged-blocks.ts';

type Item = TextItem | MarkItem;

/** Text as pdf.js gives it, or as the file tells it outright; that may say that it stands among text from right to left. */
export type ActualTextItem = BlockItem & { isActualText?: true; isAmongRightToLeft?: boolean };

/** Gives the text of a page, with actual text in the place of its glyphs; letters of some fonts are pictures. */
export type ApplyActualText = (items: readonly Item[], isPicture: IsPicture) => ActualTextItem[];

type IsPicture = (fontName: string) => boolean;

const RIGHT_TO_LEFT_MARK = '\u200f';

/**
 * Puts what a PDF tells outright (ActualText) in the place of what its glyphs say one by one: scripts whose
 * signs are drawn in another order than written, ligatures, punctuation between directions.
 *
 * pdf.js tells where marked content begins and ends, but not its properties. So the operators are
 * unpacked here a second time, and only of documents that have such marks; a page's are known by the
 * sequence of their marks. Operators that are in several parts, encrypted or packed otherwise than by zlib are not found,
 * and their glyphs speak for themselves.
 */
export function readActualText(bytes: Uint8Array): ApplyActualText {
  const streams = streamsOf(bytes);
  const pages = new Map<string, readonly ContentMark[]>();
  return (items, isPicture) => {
    if (!hasSpanThatShows(items)) return items.filter(isText);
    const key = items.filter(isBegin).map(keyOf).join();
    return speak(items, pages.get(key) ?? findMarks(streams, pages, key), isPicture);
  };
}

/** The marks of the page with this sequence of them; the streams are unpacked no further than it. */
function findMarks(
  streams: Generator<Stream>,
  pages: Map<string, readonly ContentMark[]>,
  key: string,
): readonly ContentMark[] {
  for (let next = streams.next(); !next.done; next = streams.next()) {
    const { dictionary, data } = next.value;
    // Fonts, pictures, forms and lists of objects name what they are; a page's operators do not.
    if (/\/(?:Type|Subtype|Length1)\b/.test(dictionary)) continue;
    const marks = contentMarks(operatorsIn(dictionary, data));
    const found = marks.map((mark) => mark.key).join();
    pages.set(found, marks);
    if (found === key) return marks;
  }
  return [];
}

/** Checks whether glyphs that show something stand in a Span, which has actual text; spaces stay what they are. */
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

/** Decodes the operators of a stream, packed by zlib or not at all. */
function operatorsIn(dictionary: string, data: Uint8Array): string {
  const isPlain = !/\/F(?:ilter)?\b/.test(dictionary);
  try {
    if (isPlain) return new TextDecoder('latin1').decode(upToEnd(data));
    return isZlib(data, 0)
      ? new TextDecoder('latin1').decode(inflateSync(upToEnd(data.subarray(2))))
      : '';
  } catch {
    return '';
  }
}

function speak(
  items: readonly Item[],
  marks: readonly ContentMark[],
  isPicture: IsPicture,
): ActualTextItem[] {
  const replacements = findReplacements(items, marks);
  const said: ActualTextItem[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const content = replacements.get(at);
    if (content) {
      said.push(...replace(items.slice(at, content.end).filter(isText), content.actual, isPicture));
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

/**
 * The items as one that says `actual`, in the look of most of its letters, which an icon before them has not; what shows
 * nothing, or whose actual text is empty, stays as it is.
 */
function replace(
  items: readonly TextItem[],
  actual: string,
  isPicture: IsPicture,
): ActualTextItem[] {
  const shown = items.filter(({ str }) => str.trim() !== '');
  const letters = shown.filter(({ fontName }) => !isPicture(fontName));
  const [first] = (letters.length > 0 ? letters : shown).toSorted(
    (one, other) => other.str.length - one.str.length,
  );
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
