import { PDFContext } from '@cantoo/pdf-lib';
import { MOST_PAGES } from '../bounds.ts';
import { asDamage } from '../enclosure-error.ts';
import { createCopier } from './copy-objects.ts';
import { copyPage } from './foreign-page.ts';
import { listPages } from './list-pages.ts';
import { openForeign } from './open-foreign.ts';

/** Counts the pages of a PDF that can be joined: each is copied to see that it can. Rejects with `EnclosureError`. */
export const countPages = (bytes: Uint8Array): Promise<number> =>
  asDamage(async () => {
    const foreign = await openForeign(bytes);
    const copier = createCopier(foreign.context, PDFContext.create());
    return listPages(foreign, MOST_PAGES).map((page) => copyPage(page, copier)).length;
  });
