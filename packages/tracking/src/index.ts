export { type ApplicationRow, MEANINGS, type Meaning, type StateEvent } from './application-row.ts';
export {
  daysQuiet,
  daysWaiting,
  type Standing,
  standing,
  type Today,
} from './figures/days-waiting.ts';
export {
  type Answers,
  type CountedRow,
  countFigures,
  type Figures,
  percentOf,
} from './figures/figures.ts';
export { type PostingFacts, readPostingFacts } from './posting/read-posting.ts';
export { findKnown, type Known, type NewPosting } from './same-posting/find-same.ts';
