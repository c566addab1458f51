import type { Design } from '../design.ts';
import { googleSerif } from './designs/google-serif.ts';
import { odtColumns } from './designs/odt-columns.ts';
import { odtFrameDesign } from './designs/odt-frame.ts';
import { odtLabelTable } from './designs/odt-label-table.ts';
import { odtTyped } from './designs/odt-typed.ts';
import { wordDateTable } from './designs/word-date-table.ts';
import { wordHeadingColumn } from './designs/word-heading-column.ts';
import { wordListLevels } from './designs/word-list-levels.ts';
import { wordRuledForm } from './designs/word-ruled-form.ts';
import { wordSidebarTable } from './designs/word-sidebar-table.ts';
import { wordTabDates } from './designs/word-tab-dates.ts';
import { wordTextBoxes } from './designs/word-text-boxes.ts';

/** Designs of word processors, each in every format. */
export const OFFICE_DESIGNS: readonly Design[] = [
  ...googleSerif,
  ...odtColumns,
  ...odtFrameDesign,
  ...odtLabelTable,
  ...odtTyped,
  ...wordDateTable,
  ...wordHeadingColumn,
  ...wordListLevels,
  ...wordRuledForm,
  ...wordSidebarTable,
  ...wordTabDates,
  ...wordTextBoxes,
];
