import type { Design } from './design.ts';
import { odtForm } from './office/designs/odt-form.ts';
import { wordApplicationForm } from './office/designs/word-application-form.ts';
import { wordFieldRows } from './office/designs/word-field-rows.ts';
import { wordPlainHeadings } from './office/designs/word-plain-headings.ts';
import { dotsLine, photoBar, rightPhotoBar } from './varied/canva.ts';
import { cardsTwo, cardsWall, cellsThree } from './varied/cards.ts';
import { firstPerson, plainFirstPerson, playful } from './varied/casual.ts';
import { formColumns, formPairs, formRows } from './varied/forms.ts';
import {
  headAt,
  headBrackets,
  headColon,
  headDashes,
  headIn,
  headSlash,
  headStops,
} from './varied/line-heads.ts';
import { britishCv, frenchCv, germanTable, unionCv } from './varied/national.ts';
import { decimalNumbers, nestedLists, numberedEntries } from './varied/numbered-entries.ts';
import { academic, federal, functional } from './varied/purposes.ts';
import {
  arabicNumbers,
  captionCells,
  labelsOver,
  pairedCells,
  ruledColumns,
  ruledYears,
} from './varied/ruled.ts';
import { besideFirstLine, runInCapitals, runInColon, runInDash } from './varied/run-in.ts';
import { turnedBand, turnedMargin, turnedRight } from './varied/turned-headings.ts';
import { datesAbove, webAbsolute, webFlex, webFloat } from './varied/web.ts';

/** Several designs of each way to set a resume that differs from the usual ones. */
export const VARIED_DESIGNS: readonly Design[] = [
  turnedBand,
  turnedRight,
  turnedMargin,
  runInCapitals,
  runInDash,
  runInColon,
  besideFirstLine,
  firstPerson,
  playful,
  plainFirstPerson,
  headDashes,
  headBrackets,
  headAt,
  headStops,
  headSlash,
  headColon,
  headIn,
  cardsTwo,
  cellsThree,
  cardsWall,
  formRows,
  formColumns,
  formPairs,
  numberedEntries,
  decimalNumbers,
  nestedLists,
  photoBar,
  dotsLine,
  rightPhotoBar,
  britishCv,
  germanTable,
  frenchCv,
  unionCv,
  academic,
  federal,
  functional,
  webFlex,
  webFloat,
  webAbsolute,
  datesAbove,
  ...wordApplicationForm,
  ...wordPlainHeadings,
  ...odtForm,
  ruledColumns,
  captionCells,
  labelsOver,
  ruledYears,
  pairedCells,
  arabicNumbers,
  ...wordFieldRows,
];
