import type { Plugin } from 'vite';

const LIBRARY = /node_modules\/(?:@cantoo\/pdf-lib|culori|html-entities|node-html-better-parser)\//;

/** Measures of the fourteen standard fonts, in which nothing here is written. */
const FONT_MEASURES = /node_modules\/@cantoo\/pdf-lib\/.*\.compressed\.json$/;

/**
 * Leaves out what the app does not use of pdf-lib: it does not say that its modules do nothing by themselves, so the bundler would keep
 * all of them, with drawing, fonts, colours and HTML, 708 kB instead of 160.
 */
export function leanPdfLib(): Plugin {
  return {
    name: 'lean-pdf-lib',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      FONT_MEASURES.test(id) ? { code: 'export default ""', moduleType: 'js' } : undefined,
    transform: (_code, id) => (LIBRARY.test(id) ? { moduleSideEffects: false } : undefined),
  };
}
