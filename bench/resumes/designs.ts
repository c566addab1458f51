import type { Design } from './design.ts';
import { borderedTable } from './designs/bordered-table.ts';
import { careerOffice } from './designs/career-office.ts';
import { casualWords } from './designs/casual-words.ts';
import { centredClassic } from './designs/centred-classic.ts';
import { chips } from './designs/chips.ts';
import { darkSidebar } from './designs/dark-sidebar.ts';
import { dateGutter } from './designs/date-gutter.ts';
import { datesFirst } from './designs/dates-first.ts';
import { entryGrid } from './designs/entry-grid.ts';
import { footers } from './designs/footers.ts';
import { iconHeadings } from './designs/icon-headings.ts';
import { labelColumn } from './designs/label-column.ts';
import { labelValue } from './designs/label-value.ts';
import { linkedinExport } from './designs/linkedin-export.ts';
import { monogram } from './designs/monogram.ts';
import { narrowColumn } from './designs/narrow-column.ts';
import { numbered } from './designs/numbered.ts';
import { oddBullets } from './designs/odd-bullets.ts';
import { oneLineHeads } from './designs/one-line-heads.ts';
import { ownWords } from './designs/own-words.ts';
import { personalDetails } from './designs/personal-details.ts';
import { photoBand } from './designs/photo-band.ts';
import { photoColumn } from './designs/photo-column.ts';
import { prose } from './designs/prose.ts';
import { quietLines } from './designs/quiet-lines.ts';
import { rightDates } from './designs/right-dates.ts';
import { rightSidebar } from './designs/right-sidebar.ts';
import { rolesUnderEmployer } from './designs/roles-under-employer.ts';
import { rotatedHeadings } from './designs/rotated-headings.ts';
import { runInHeadings } from './designs/run-in-headings.ts';
import { scholar } from './designs/scholar.ts';
import { secondLevel } from './designs/second-level.ts';
import { sectionsSideBySide } from './designs/sections-side-by-side.ts';
import { signedTable } from './designs/signed-table.ts';
import { skillColumns } from './designs/skill-columns.ts';
import { skillStars } from './designs/skill-stars.ts';
import { spacedHeadings } from './designs/spaced-headings.ts';
import { splitName } from './designs/split-name.ts';
import { stackedYears } from './designs/stacked-years.ts';
import { timeline } from './designs/timeline.ts';
import { titleBars } from './designs/title-bars.ts';
import { twoCellRows } from './designs/two-cell-rows.ts';
import { typedLetter } from './designs/typed-letter.ts';
import { typewriter } from './designs/typewriter.ts';
import { workPassport } from './designs/work-passport.ts';
import { LATEX_DESIGNS } from './latex/latex-designs.ts';
import { OFFICE_DESIGNS } from './office/office-designs.ts';
import { THEMES } from './themes.ts';
import { VARIED_DESIGNS } from './varied-designs.ts';

/** Every design; each says itself whether it is learned from or measured on. */
export const DESIGNS: readonly Design[] = [
  borderedTable,
  casualWords,
  centredClassic,
  chips,
  darkSidebar,
  dateGutter,
  datesFirst,
  entryGrid,
  footers,
  iconHeadings,
  labelColumn,
  labelValue,
  linkedinExport,
  monogram,
  narrowColumn,
  numbered,
  oddBullets,
  oneLineHeads,
  ownWords,
  prose,
  rightDates,
  rightSidebar,
  rolesUnderEmployer,
  rotatedHeadings,
  runInHeadings,
  secondLevel,
  sectionsSideBySide,
  skillColumns,
  skillStars,
  spacedHeadings,
  splitName,
  stackedYears,
  timeline,
  titleBars,
  twoCellRows,
  typewriter,
  workPassport,
  careerOffice,
  personalDetails,
  photoBand,
  photoColumn,
  quietLines,
  scholar,
  signedTable,
  typedLetter,
  ...THEMES,
  ...LATEX_DESIGNS,
  ...OFFICE_DESIGNS,
  // Last, so that the designs before them keep their people.
  ...VARIED_DESIGNS,
];
