import {
  type Block,
  type Column,
  fullColumn,
  type Note,
  type Sheet,
  type Span,
} from '@shortlist/document';
import { rounded } from '../lengths.ts';
import { typeset } from '../lines/typeset.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import type { Page } from './paged-document.ts';

/** Sets the footer in the middle of the lower margin of all pages but the first. It is drawn, but no content. */
export function addFooters(
  pages: readonly Page[],
  { sheet, footer }: { sheet: Sheet; footer: Span },
  measurer: TextMeasurer,
) {
  const column = fullColumn(sheet);
  const middle = sheet.height - sheet.margins.bottom / 2;
  for (const [at, page] of pages.entries()) {
    if (at === 0) continue;
    const text = footer.text.replace('{page}', `${at + 1}`).replace('{pages}', `${pages.length}`);
    addLine(page, { ...column, span: { ...footer, text }, middle, align: 'center' }, measurer);
  }
}

/** A note that is too wide for its place is set smaller, down to this size in points. */
const LEAST_NOTE = 5.5;

/** Sets notes on a page. They are drawn, but no content. */
export function addNotes(page: Page, notes: readonly Note[], measurer: TextMeasurer) {
  for (const note of notes)
    addLine(page, { ...note, align: 'start', leastSize: LEAST_NOTE }, measurer);
}

function addLine(
  page: Page,
  { left, right, middle, span, ...look }: Note & Pick<Block, 'align' | 'leastSize'>,
  measurer: TextMeasurer,
) {
  const column: Column = { left, right };
  const lineHeight = span.size * 1.2;
  const top = middle - lineHeight / 2;
  const { lines, baseline } = typeset(blockOf(span, lineHeight, look), column, measurer);
  page.lines.push({
    top: rounded(top),
    height: rounded(lineHeight),
    left: rounded(left),
    right: rounded(right),
    baseline: rounded(top + baseline),
    runs: (lines[0] ?? []).map(({ drawn }) => ({ ...drawn, node: 0, decorative: true })),
  });
}

const blockOf = (
  span: Span,
  lineHeight: number,
  look: Pick<Block, 'align' | 'leastSize'>,
): Block => ({
  ...look,
  role: 'paragraph',
  spans: [span],
  indent: 0,
  lineHeight,
  spaceBefore: 0,
  keepWithNext: false,
});
