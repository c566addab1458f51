import type { PDFContext } from '@cantoo/pdf-lib';
import { joinBytes, operatorBytes } from '../content/join-bytes.ts';
import type { JoinedPage } from '../foreign/foreign-page.ts';
import { textOf } from '../foreign/names.ts';

/** A page of an enclosure. `alt` says what it is, where it shows no text that says so itself. */
export type PageToAdd = JoinedPage & { alt: string };

/**
 * Marks all that a page draws as one piece of content (ISO 32000-1, 14.7.4). A page with text is a paragraph, which is read as its file
 * has it; one without is a figure, of which `alt` is read.
 */
export function markContent({ alt, ...page }: PageToAdd, context: PDFContext) {
  const role = page.showsText ? 'P' : 'Figure';
  const content = joinBytes([
    operatorBytes(`/${role} <</MCID 0>> BDC\n`),
    page.operators,
    operatorBytes('\nEMC'),
  ]);
  const layout = context.obj({ O: 'Layout', Placement: 'Block', BBox: [...page.box] });
  const facts = page.showsText ? {} : { Alt: textOf(alt), A: layout };
  return { role, entries: page.entries, content, facts };
}
