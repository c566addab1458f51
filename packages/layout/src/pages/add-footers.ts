import { type Block, fullColumn, type Sheet, type Span } from '@shortlist/document';
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
  const lineHeight = footer.size * 1.2;
  const top = sheet.height - (sheet.margins.bottom + lineHeight) / 2;
  for (const [at, page] of pages.entries()) {
    if (at === 0) continue;
    const text = footer.text.replace('{page}', `${at + 1}`).replace('{pages}', `${pages.length}`);
    const { lines, baseline } = typeset(
      footerBlock({ ...footer, text }, lineHeight),
      column,
      measurer,
    );
    page.lines.push({
      top: rounded(top),
      height: rounded(lineHeight),
      left: rounded(column.left),
      right: rounded(column.right),
      baseline: rounded(top + baseline),
      runs: (lines[0] ?? []).map(({ drawn }) => ({ ...drawn, node: 0, decorative: true })),
    });
  }
}

const footerBlock = (span: Span, lineHeight: number): Block => ({
  role: 'paragraph',
  spans: [span],
  indent: 0,
  align: 'center',
  lineHeight,
  spaceBefore: 0,
  keepWithNext: false,
});
