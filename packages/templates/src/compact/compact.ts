import type { Design } from '../design.ts';
import { inOneLine } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';

/** As much on a page as reads well: an entry's head takes one line. */
export const compact: Design = {
  id: 'compact',
  name: 'Compact',
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '99.75' },
  defaults: {
    design: 'compact',
    paper: 'letter',
    fonts: 'calibri',
    textSize: 9.5,
    lineHeight: 1.24,
    entrySpace: 0.25,
    sideMargin: 15,
    endMargin: 14,
    skills: 'columns',
  },
  print: (view, look) => oneColumn(view, look, { entries: inOneLine, nameScale: 2 }),
};
