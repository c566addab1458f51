import { type PDFContext, PDFDict, PDFRef } from '@cantoo/pdf-lib';
import { nameOf, numberIn, textOf } from '../foreign/names.ts';

type Bookmark = { title: string; page: PDFRef };

/** Adds a bookmark behind the others of a file that has some (ISO 32000-1, 12.3.3). */
export function addBookmark(
  context: PDFContext,
  catalog: PDFDict,
  { title, page }: Bookmark,
): void {
  const parent = catalog.get(nameOf('Outlines'));
  const outlines = context.lookup(parent, PDFDict);
  const last = outlines.get(nameOf('Last'));
  if (!(parent instanceof PDFRef && last instanceof PDFRef))
    throw new Error('The file has no bookmarks to add to.');
  const bookmark = context.register(
    context.obj({
      ...{ Title: textOf(title), Parent: parent, Prev: last },
      Dest: [page, 'Fit'],
    }),
  );
  context.lookup(last, PDFDict).set(nameOf('Next'), bookmark);
  outlines.set(nameOf('Last'), bookmark);
  outlines.set(nameOf('Count'), context.obj(numberIn(outlines, 'Count', 0) + 1));
}
