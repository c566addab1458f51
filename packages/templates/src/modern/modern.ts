import type { Design } from '../design.ts';
import { namedFirst } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';

/** A humanist sans serif, a large name and one accent. */
export const modern: Design = {
  id: 'modern',
  name: 'Modern',
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '100.00' },
  defaults: {
    design: 'modern',
    paper: 'letter',
    fonts: 'humanist',
    textSize: 9.5,
    lineHeight: 1.42,
    accent: '#1d4e89',
    headings: 'capitals',
    sideMargin: 20,
  },
  print: (view, look) => oneColumn(view, look, { entries: namedFirst, nameScale: 2.6 }),
};
