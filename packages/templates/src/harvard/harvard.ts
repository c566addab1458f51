import type { Design } from '../design.ts';
import { namedFirst } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';

/** Centred capitals over hairlines, in a garalde. */
export const harvard: Design = {
  id: 'harvard',
  name: 'Harvard',
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '99.92' },
  defaults: {
    design: 'harvard',
    paper: 'letter',
    fonts: 'garalde',
    textSize: 11,
    lineHeight: 1.24,
    sideMargin: 22,
    endMargin: 19,
    namePosition: 'center',
  },
  print: (view, look) =>
    oneColumn(view, look, {
      entries: namedFirst,
      nameScale: 1.7,
      headingAlign: 'center',
    }),
};
