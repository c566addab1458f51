import type { PrintDocument } from '@shortlist/document';
import { tag } from '../xml/tag.ts';
import { twips } from '../xml/units.ts';
import { FOOTER_LINE } from './footer.ts';

/** The sheet, its margins, and the footer, which the first page goes without. */
export function writeSection(
  { sheet, footer }: PrintDocument,
  { footerId, isRightToLeft }: { footerId: string | undefined; isRightToLeft: boolean },
): string {
  const { width, height, margins } = sheet;
  const { top, right, bottom, left } = margins;
  const room = footer ? Math.max(0, bottom - footer.size * FOOTER_LINE) / 2 : bottom / 2;
  return tag('w:sectPr', {}, [
    ...(footerId === undefined
      ? []
      : [tag('w:footerReference', { 'w:type': 'default', 'r:id': footerId })]),
    tag('w:pgSz', {
      'w:w': twips(width),
      'w:h': twips(height),
      'w:orient': width > height ? 'landscape' : undefined,
    }),
    tag('w:pgMar', {
      'w:top': twips(top),
      'w:right': twips(right),
      'w:bottom': twips(bottom),
      'w:left': twips(left),
      'w:header': twips(top / 2),
      'w:footer': twips(room),
      'w:gutter': 0,
    }),
    ...(footerId === undefined ? [] : [tag('w:titlePg')]),
    ...(isRightToLeft ? [tag('w:bidi')] : []),
  ]);
}
