export type { ApplicationRow } from './application-row.ts';
export {
  type CalendarApplication,
  type CalendarInterview,
  writeCalendar,
} from './calendar/write-calendar.ts';
export { addDays, daysBetween, isDay } from './days.ts';
export { type Due, type DueApplication, LAST_DAYS, listDue } from './due/list-due.ts';
export { localTime } from './due/local-time.ts';
export { COLUMNS, type Column, type Mapped, mapColumns } from './exchange/columns.ts';
export { type Exchanged, toTable } from './exchange/exchanged.ts';
export {
  type Compared,
  compareApplications,
  isLinkedinTable,
  readApplications,
} from './exchange/read-applications.ts';
export { daysWaiting, standing } from './figures/days-waiting.ts';
export {
  type Answers,
  type CountedRow,
  countFigures,
  type Figures,
  POINTS,
  percentOf,
} from './figures/figures.ts';
export { listRecord, type RecordRow } from './record/list-record.ts';
export { findKnown, indexPostings, type Known, type NewPosting } from './same-posting/find-same.ts';
export type { TrackingWords } from './tracking-words.ts';
