import type { Edit } from '@shortlist/resume';

type StepWords = { undone: string; redone: string };

const ENTRY: StepWords = {
  undone: 'The new entry was undone.',
  redone: 'The new entry was done again.',
};
const MOVE: StepWords = { undone: 'The move was undone.', redone: 'The move was done again.' };
const OTHER: StepWords = { undone: 'The change was undone.', redone: 'The change was done again.' };

/** Sentences about a step that was undone or done again, by the kind of edit; any other edit is a change. */
const STEPS: Partial<Record<Edit['type'], StepWords>> = {
  'remove-entry': { undone: 'The deletion was undone.', redone: 'The deletion was done again.' },
  'add-entry': ENTRY,
  'insert-entry': ENTRY,
  'move-entry': MOVE,
  'set-section-order': MOVE,
  'remove-section': {
    undone: 'The removal of the section was undone.',
    redone: 'The removal of the section was done again.',
  },
  'set-photo': {
    undone: 'The change of the photo was undone.',
    redone: 'The change of the photo was done again.',
  },
};

/** Says that undo (-1) or redo (1) took a step. */
export function sayStep(what: Edit['type'], by: -1 | 1): string {
  const { undone, redone } = STEPS[what] ?? OTHER;
  return by < 0 ? undone : redone;
}
