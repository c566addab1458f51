import type { Design } from './design.ts';
import { borderedTable } from './designs/bordered-table.ts';
import { casualWords } from './designs/casual-words.ts';
import { centredClassic } from './designs/centred-classic.ts';
import { chips } from './designs/chips.ts';
import { darkSidebar } from './designs/dark-sidebar.ts';
import { dateGutter } from './designs/date-gutter.ts';
import { entryGrid } from './designs/entry-grid.ts';
import { footers } from './designs/footers.ts';
import { iconHeadings } from './designs/icon-headings.ts';
import { labelColumn } from './designs/label-column.ts';
import { labelValue } from './designs/label-value.ts';
import { narrowColumn } from './designs/narrow-column.ts';
import { numbered } from './designs/numbered.ts';
import { oneLineHeads } from './designs/one-line-heads.ts';
import { ownWords } from './designs/own-words.ts';
import { prose } from './designs/prose.ts';
import { rightDates } from './designs/right-dates.ts';
import { rightSidebar } from './designs/right-sidebar.ts';
import { rolesUnderEmployer } from './designs/roles-under-employer.ts';
import { secondLevel } from './designs/second-level.ts';
import { sectionsSideBySide } from './designs/sections-side-by-side.ts';
import { skillStars } from './designs/skill-stars.ts';
import { spacedHeadings } from './designs/spaced-headings.ts';
import { stackedYears } from './designs/stacked-years.ts';
import { timeline } from './designs/timeline.ts';
import { typewriter } from './designs/typewriter.ts';
import { LATEX_DESIGNS } from './latex/latex-designs.ts';
import { OFFICE_DESIGNS } from './office/office-designs.ts';
import { THEMES } from './themes.ts';

/** Every design; each says itself whether it is learned from or measured on. */
export const DESIGNS: readonly Design[] = [
  borderedTable,
  casualWords,
  centredClassic,
  chips,
  darkSidebar,
  dateGutter,
  entryGrid,
  footers,
  iconHeadings,
  labelColumn,
  labelValue,
  narrowColumn,
  numbered,
  oneLineHeads,
  ownWords,
  prose,
  rightDates,
  rightSidebar,
  rolesUnderEmployer,
  secondLevel,
  sectionsSideBySide,
  skillStars,
  spacedHeadings,
  stackedYears,
  timeline,
  typewriter,
  ...THEMES,
  ...LATEX_DESIGNS,
  ...OFFICE_DESIGNS,
];
