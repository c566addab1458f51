import { isRule } from './glyphs.ts';
import { type Row, rowText } from './row.ts';

/** Text that says nothing of the person, wherever it stands alone: page numbers, notices of copyright, dates of printing, titles. */
const DECORATION = anyOf([
  /^(?:page|seite|pagina|página|pag\.?|p\.|blatt)?\s*\d{1,3}\s*(?:(?:of|von|de|di|van|sur|\/|\|)\s*\d{1,3})?$/iu,
  /^(?:page|seite|pagina|página|pag\.?)\s*\d{1,3}\b/iu,
  /\s[-–—|·•]\s(?:page\s)?\d{1,2}\s?\/\s?\d{1,2}$/iu,
  /^(?:last updated|updated|zuletzt aktualisiert|stand|dernière mise à jour|última actualización|ultimo aggiornamento|laatst bijgewerkt)\b.{0,30}$/iu,
  /^(?:curriculum vit(?:ae|æ)|curriculum|résumé|resume|cv|lebenslauf|hoja de vida|currículo|currículum|europass|europass cv|curriculum vitae europass|c\.?v\.?)$/iu,
  /^(?:.{0,30}\s)?©\s.{0,60}(?:19|20)\d{2}/iu,
  /^(?:tabellarischer lebenslauf|mein lebenslauf|mon cv)$/iu,
]);

/** One expression for several of the same flags. */
function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0]?.flags);
}

/** Share of the page's height at its head and foot where running headers and footers stand. */
const MARGIN = 0.12;

/**
 * The rows without drawn lines, page numbers and what is printed again at the head or foot of every
 * page. The first of the repeated lines stays: a name may stand only there.
 */
export function dropDecoration(rows: readonly Row[], heights: readonly number[]): Row[] {
  const seen = new Set<string>();
  const repeated = repeatedTexts(rows, heights);
  return rows.filter((row) => {
    const text = rowText(row);
    if (isRule(text) || DECORATION.test(text) || isRunningFoot(row, rows, heights)) return false;
    const key = withoutNumbers(text);
    if (!repeated.has(key)) return true;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst || !isAtMargin(row, heights);
  });
}

/** How much higher or lower a running line may stand on another page. Points. */
const SAME_HEIGHT = 3;

/** Texts, but for their numbers, that stand at the same height at the margins of two pages or more. */
function repeatedTexts(rows: readonly Row[], heights: readonly number[]): ReadonlySet<string> {
  const texts = new Map<string, Row[]>();
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

/** "Jane Roe – 1" */
const NUMBERED = /^(?<text>.+?)\s+[–—|·•-]\s+(?:page\s+)?\d{1,2}$/iu;
/** "Page 1 / 2" */
const PAGE_OF_PAGES =
  /^(?:page|seite|pagina|página|pag\.?)\s*\d{1,3}\s*(?:of|von|de|di|van|sur|\/|\|)\s*\d{1,3}$/iu;

/** At the foot of a page, what has the page's number beside it, or repeats a row above with the number behind. */
function isRunningFoot(row: Row, rows: readonly Row[], heights: readonly number[]): boolean {
  if (row.y < (heights[row.page] ?? Number.POSITIVE_INFINITY) * (1 - MARGIN)) return false;
  if (row.cells.some(({ text }) => PAGE_OF_PAGES.test(text))) return true;
  const text = NUMBERED.exec(rowText(row))?.groups?.text;
  return text !== undefined && rows.some((other) => rowText(other) === text);
}

function isAtMargin({ page, y }: Row, heights: readonly number[]): boolean {
  const height = heights[page] ?? 0;
  return y < height * MARGIN || y > height * (1 - MARGIN);
}

/** Without the numbers that a page may have; years tell one entry from another. */
const withoutNumbers = (text: string): string => text.replace(/(?<!\d)\d{1,3}(?!\d)/gu, '#');
