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
import { capitalsRule } from './latex/designs/capitals-rule.ts';
import { currvita } from './latex/designs/currvita.ts';
import { curve } from './latex/designs/curve.ts';
import { cvSty } from './latex/designs/cv-sty.ts';
import { esieecv } from './latex/designs/esieecv.ts';
import { europasscv } from './latex/designs/europasscv.ts';
import { europecv } from './latex/designs/europecv.ts';
import { firaSidebar } from './latex/designs/fira-sidebar.ts';
import { harnonCv } from './latex/designs/harnon-cv.ts';
import { moderncvBanking } from './latex/designs/moderncv-banking.ts';
import { moderncvCasual } from './latex/designs/moderncv-casual.ts';
import { moderncvClassic } from './latex/designs/moderncv-classic.ts';
import { ralewayColumns } from './latex/designs/raleway-columns.ts';
import { ruledTable } from './latex/designs/ruled-table.ts';
import { simplecv } from './latex/designs/simplecv.ts';
import { smallCapsRole } from './latex/designs/small-caps-role.ts';
import { tucv } from './latex/designs/tucv.ts';
import { googleSerif } from './office/designs/google-serif.ts';
import { odtColumns } from './office/designs/odt-columns.ts';
import { odtFrameDesign } from './office/designs/odt-frame.ts';
import { odtLabelTable } from './office/designs/odt-label-table.ts';
import { odtTyped } from './office/designs/odt-typed.ts';
import { wordDateTable } from './office/designs/word-date-table.ts';
import { wordHeadingColumn } from './office/designs/word-heading-column.ts';
import { wordListLevels } from './office/designs/word-list-levels.ts';
import { wordRuledForm } from './office/designs/word-ruled-form.ts';
import { wordSidebarTable } from './office/designs/word-sidebar-table.ts';
import { wordTabDates } from './office/designs/word-tab-dates.ts';
import { wordTextBoxes } from './office/designs/word-text-boxes.ts';

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
  capitalsRule,
  currvita,
  curve,
  cvSty,
  esieecv,
  europasscv,
  europecv,
  firaSidebar,
  harnonCv,
  moderncvBanking,
  moderncvCasual,
  moderncvClassic,
  ralewayColumns,
  ruledTable,
  simplecv,
  smallCapsRole,
  tucv,
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
