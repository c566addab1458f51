import { subject } from '../../text.ts';

/** Changes in two places: what differs, and a choice for each. */
export const conflicts = subject('conflicts', {
  changed: '<strong>Changed in two places:</strong> {parts}.',
  /** The parts that were changed, and of each the fields that are in question. */
  several: '{parts}; {part}',
  fieldsOf: '{part}, {fields, series}',
  compare: 'Compare',
  hide: 'Hide',
  explained:
    '“Mine” is what you wrote here. “Theirs” was written elsewhere, by someone else or in another window. Changes that do not overlap are already merged; the rest waits for your choice.',
  competing: 'Theirs was left unsaved in another window of this browser.',
  deletedHere: 'You deleted this here.',
  deletedThere: 'This was deleted there.',
  mine: 'Mine',
  theirs: 'Theirs',
  empty: '(empty)',
  keepMine: 'Keep mine',
  keepMineOf: 'Keep mine: {part}',
  takeTheirs: 'Take theirs',
  takeTheirsOf: 'Take theirs: {part}',

  look: 'Look',
  section: 'Section “{title}”',
  entry: '{thing} “{name}”',

  name: 'Name',
  description: 'Description',
  points: 'Points',

  yes: 'Yes',
  no: 'No',
  photoOf: 'A photo of {size} kB',
  noPhoto: 'No photo',
  asDesign: 'As the design has it',
  layout: 'Layout {number}',
  hiddenPoint: '{text} (hidden)',
});
