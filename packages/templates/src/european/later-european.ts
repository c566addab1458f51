import type { DesignChanges } from '../layout-version.ts';
import { labelled } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';
import { LABELS } from './european.ts';

/** Black of 70 per cent. */
const DATES = '#4c4c4c';

/** Dates are smaller and lighter; the summary is as wide as the rules. */
export const laterEuropean: DesignChanges = {
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '99.84' },
  print: (view, look) =>
    oneColumn(view, look, {
      entries: labelled(LABELS, { size: 9, color: DATES }),
      nameScale: 2.2,
      labels: LABELS,
      unlabelled: ['summary'],
    }),
};
