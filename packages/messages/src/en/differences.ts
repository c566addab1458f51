import { subject } from '../text.ts';
import { LETTER_PART_NAMES } from './letter-part-names.ts';

/** The differences of two documents, in words: a list for those who do not see the marks, and the sheets that are printed. */
export const differences = subject('differences', {
  /** The place of a change. */
  head: 'Name and contact',
  entryOf: '{section}, {entry}',
  letterPart: LETTER_PART_NAMES,

  changed: '{place}: {changes, series}.',
  isNow: '“{before}” is now “{after}”',
  isGone: '“{text}” was removed',
  isNew: '“{text}” was added',

  added: {
    by: 'of',
    text: '{place}: “{text}” was added.',
    entry: '{place}: the whole entry was added.',
    section: 'The section “{text}” was added.',
  },
  removed: {
    by: 'of',
    text: '{place}: “{text}” was removed.',
    entry: '{place}: the whole entry was removed.',
    section: 'The section “{text}” was removed.',
  },
  moved: {
    by: 'of',
    text: '{place}: “{text}” has moved.',
    entry: '{place}: the whole entry has moved.',
    section: 'The section “{text}” has moved.',
  },
  renamed: 'The section “{before}” is now called “{after}”.',

  /** A choice of the design. */
  look: '{label}: {before} is now {after}.',
  asTheDesign: 'the design default',
  layout: 'layout {number}',
  yesOrNo: { by: 'value', true: 'yes', false: 'no' },

  /** Between the names of the two. */
  title: '{before} and {after} compared',
  same: 'No differences.',
  gone: '<mark>Struck through</mark>: only in {before}.',
  new: '<mark>Underlined</mark>: only in {after}.',
  barred: '<mark>A bar in the margin</mark>: moved.',
  changes: { one: '{count} change', other: '{count} changes' },
  design: 'Design',
  sheetOf: '{name}, page {at} of {of}',
});
