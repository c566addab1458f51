import type { DesignChanges } from '../layout-version.ts';
import { namedFirst } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';

/** Headings stand nearer to their own texts than to those before. */
export const laterModern: DesignChanges = {
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '100.00' },
  print: (view, look) =>
    oneColumn(view, look, {
      entries: namedFirst,
      nameScale: 2.6,
      spaces: { above: 14, below: 6 },
    }),
};
