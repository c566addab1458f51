import type { Design } from '../design.ts';
import { millimetres } from '../papers.ts';
import { labelled } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';

/** The column of dates. Points. */
export const LABELS = millimetres(36);

/** A4, dates in a column of labels beside the text. */
export const european: Design = {
  id: 'european',
  name: 'European',
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '99.84' },
  defaults: {
    design: 'european',
    paper: 'a4',
    fonts: 'calibri',
    textSize: 10.5,
    lineHeight: 1.3,
    accent: '#003d7a',
    headings: 'ruled',
    skills: 'columns',
  },
  print: (view, look) =>
    oneColumn(view, look, { entries: labelled(LABELS), nameScale: 2.2, labels: LABELS }),
};
