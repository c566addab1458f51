import { findDates } from '../dates/find-dates.ts';
import { wordsOf } from '../fold.ts';
import type { LeftOutReason } from '../result/parsed-resume.ts';
import { isRule } from './glyphs.ts';
import { rowText, type TextRow } from './row.ts';

/** A row that is no part of the text, and why; without a reason it says something of its own, and is unplaced. */
export type DroppedRow = { row: TextRow; why?: LeftOutReason };

/** A page's number and nothing else, wherever it stands alone. */
const PAGE_NUMBER =
  /^(?:page|seite|pagina|página|pag\.?|p\.|blatt)?\s*\d{1,3}\s*(?:(?:of|von|de|di|van|sur|\/|\|)\s*\d{1,3})?$/iu;

/** The document's own name, wherever it stands alone. */
const TITLE =
  /^(?:履歴書|職務経歴書|curriculum vit(?:ae|æ)|curriculum|résumé|resume|cv|(?:tabellarischer |mein )?lebenslauf|hoja de vida|currículo|currículum|europass|europass cv|curriculum vitae europass|mon cv|c\.?v\.?)$/iu;

/** "Page 3 …" */
const LEADING_PAGE =
  /^(?:page|seite|pagina|página|pag\.?)\s*(?<page>\d{1,3})\b(?:\s*(?:of|von|de|di|van|sur|\/|\|)\s*(?<pages>\d{1,3})\b)?/iu;
/** "Jane Roe – 1/2" */
const TRAILING_PAGE = /\s[-–—|·•]\s(?:page\s)?(?<page>\d{1,2})\s?\/\s?(?<pages>\d{1,2})$/iu;
const UPDATED =
  /^(?:last updated|updated|zuletzt aktualisiert|stand|dernière mise à jour|última actualización|ultimo aggiornamento|laatst bijgewerkt)\b(?:[\s:.,–-]|on\b|in\b|am\b|le\b|il\b|el\b|op\b)*/iu;
const COPYRIGHT = /^(?:.{0,30}\s)?©\s.{0,60}(?:19|20)\d{2}/iu;

/** Share of the page's height at its head and foot where running headers and footers stand. */
const MARGIN = 0.12;

/** A foot stands so far from the text above it, in sizes of its letters. */
const APART = 1.8;

/**
 * The rows of each column without drawn lines, page numbers, feet, and what is printed again at the head or foot of every
 * page, of which the first stays: a name may stand only there. What leads an item of a list is never any of these.
 */
export function dropDecoration(
  columns: readonly (readonly TextRow[])[],
  heights: readonly number[],
): { columns: TextRow[][]; dropped: DroppedRow[] } {
  const dropped: DroppedRow[] = [];
  const kept = columns.map((rows) => {
    const page: Page = { rows, heights, repeated: repeatedTexts(rows, heights), seen: new Set() };
    return rows.filter((row) => {
      const found = decorationOf(row, page);
      if (found) dropped.push(found === 'foot' ? { row } : { row, why: found });
      return found === undefined && !isRule(rowText(row));
    });
  });
  return { columns: kept, dropped: withRepeats(dropped, kept) };
}

type Page = {
  rows: readonly TextRow[];
  heights: readonly number[];
  repeated: ReadonlySet<string>;
  seen: Set<string>;
};

function decorationOf(row: TextRow, page: Page): LeftOutReason | 'foot' | undefined {
  if (row.marker !== '') return undefined;
  const text = rowText(row);
  if (PAGE_NUMBER.test(text)) return 'page-number';
  if (TITLE.test(text)) return 'title';
  if (isRunningFoot(row, page) || isFoot(row, text, page)) return 'foot';
  const key = withoutNumbers(text);
  if (!page.repeated.has(key)) return undefined;
  const isFirst = !page.seen.has(key);
  page.seen.add(key);
  return isFirst || !isAtMargin(row, page.heights) ? undefined : 'repeated';
}

/** A foot that says no word that does not stand elsewhere is a repetition. */
function withRepeats(dropped: readonly DroppedRow[], kept: readonly TextRow[][]): DroppedRow[] {
  if (dropped.every(({ why }) => why !== undefined)) return [...dropped];
  const words = new Set(kept.flat().flatMap((row) => wordsOf(rowText(row))));
  const says = (text: string) =>
    wordsOf(text).some((word) => /\p{L}/u.test(word) && !PAGE_WORDS.has(word) && !words.has(word));
  return dropped.map(({ row, why }) => {
    const reason = why ?? (says(rowText(row)) ? undefined : 'repeated');
    return { row, ...(reason && { why: reason }) };
  });
}

const PAGE_WORDS: ReadonlySet<string> = new Set(
  'page seite pagina pag blatt p of von de di van sur'.split(' '),
);

/** The difference in height that a running line may have on another page. Points. */
const SAME_HEIGHT = 3;

/** Texts, but for their numbers, that stand at the same height at the margins of two pages or more. */
function repeatedTexts(rows: readonly TextRow[], heights: readonly number[]): ReadonlySet<string> {
  const texts = new Map<string, TextRow[]>();
  for (const row of rows.filter((each) => isAtMargin(each, heights))) {
    const key = withoutNumbers(rowText(row));
    texts.set(key, [...(texts.get(key) ?? []), row]);
  }
  const repeated = [...texts].filter(([, alike]) =>
    alike.some((row, at) =>
      alike
        .slice(at + 1)
        .some(({ page, y }) => page !== row.page && Math.abs(y - row.y) < SAME_HEIGHT),
    ),
  );
  return new Set(repeated.map(([key]) => key));
}

/** In a margin, apart from the text: the page's number with more, when the document was made, or whose it is. */
function isFoot(row: TextRow, text: string, { rows, heights }: Page): boolean {
  if (!isAtEdge(row, rows, heights)) return false;
  const numbers = (LEADING_PAGE.exec(text) ?? TRAILING_PAGE.exec(text))?.groups;
  if (numbers && isPageOf(row, numbers, heights)) return true;
  return isDateOfMaking(text) || COPYRIGHT.test(text) || isCaption(row, text, rows);
}

/** In sizes of its letters, a line below a page so far from the text is none of it. */
const FAR = 3.5;

/** In points. */
const CENTRED = 12;

/** A line alone in other letters, in the middle below the text of a page, without numbers and addresses: who printed it. */
function isCaption(row: TextRow, text: string, rows: readonly TextRow[]): boolean {
  const [cell] = row.cells;
  const at = rows.indexOf(row);
  const above = rows[at - 1]?.cells[0];
  if (!cell || !above || row.cells.length > 1 || rows[at + 1]?.page === row.page) return false;
  if (row.gap < FAR || Math.abs(cell.size - above.size) < 0.5 || /[\d@]|www\./u.test(text))
    return false;
  const cells = rows.filter(({ page }) => page === row.page).flatMap((each) => each.cells);
  const [left, right] = [
    Math.min(...cells.map(({ x }) => x)),
    Math.max(...cells.map((each) => each.right)),
  ];
  return cell.x > left && Math.abs(cell.x + cell.right - left - right) < 2 * CENTRED;
}

/** Checks whether the numbers are those of the page, where the document has pages. */
function isPageOf(
  row: TextRow,
  { page, pages }: { [name: string]: string | undefined },
  heights: readonly number[],
): boolean {
  const last = pages === undefined ? undefined : Number(pages);
  if (heights.length === 0) return last === undefined || Number(page) <= last;
  return Number(page) === row.page + 1 && (last ?? heights.length) === heights.length;
}

/** "Last updated: May 2024" and no word more. */
function isDateOfMaking(text: string): boolean {
  const lead = UPDATED.exec(text)?.[0];
  if (lead === undefined) return false;
  const rest = text.slice(lead.length).replace(/(?<![\s.])[\s.]+$/u, '');
  const [date] = findDates(rest);
  return date !== undefined && date.from === 0 && date.to === rest.length;
}

/** Checks whether no text is near: in the margin of a page, in Word's headers and footers, or first or last in text without pages. */
function isAtEdge(row: TextRow, rows: readonly TextRow[], heights: readonly number[]): boolean {
  const { origin } = row.line;
  if (origin === 'header' || origin === 'footer') return true;
  const at = rows.indexOf(row);
  const below = rows[at + 1];
  if (heights.length === 0) return at === 0 || below === undefined;
  if (!isAtMargin(row, heights)) return false;
  const height = heights[row.page] ?? 0;
  if (row.y > height / 2) return row.gap === 0 || row.gap > APART;
  return below === undefined || below.page !== row.page || below.gap > APART;
}

/** "Jane Roe – 1" */
const NUMBERED = /^(?<text>.+?)\s+[–—|·•-]\s+(?:page\s+)?\d{1,2}$/iu;
/** "Page 1 / 2" */
const PAGE_OF_PAGES =
  /^(?:page|seite|pagina|página|pag\.?)\s*\d{1,3}\s*(?:of|von|de|di|van|sur|\/|\|)\s*\d{1,3}$/iu;

/** At the foot of a page, what has the page's number beside it, or repeats a row above with the number behind. */
function isRunningFoot(row: TextRow, { rows, heights }: Page): boolean {
  if (row.y < (heights[row.page] ?? Number.POSITIVE_INFINITY) * (1 - MARGIN)) return false;
  if (row.cells.some(({ text }) => PAGE_OF_PAGES.test(text))) return true;
  const text = NUMBERED.exec(rowText(row))?.groups?.text;
  return text !== undefined && rows.some((other) => rowText(other) === text);
}

function isAtMargin({ page, y }: TextRow, heights: readonly number[]): boolean {
  const height = heights[page] ?? 0;
  return y < height * MARGIN || y > height * (1 - MARGIN);
}

/** Without the numbers that a page may have; years tell one entry from another. */
const withoutNumbers = (text: string): string => text.replace(/(?<!\d)\d{1,3}(?!\d)/gu, '#');
