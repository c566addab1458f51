import type { Sections } from '@shortlist/resume';
import type { DraftStore } from '#draft/resume-model/resume-types.ts';
import { createFieldUndo, type FieldUndo } from './field-undo.ts';

/** Undo in an open editor. */
export type Undo = FieldUndo;

/** Whether keys ask for undo (-1) or redo (1). */
function stepOfKeys({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  key,
}: KeyboardEvent): -1 | 1 | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 1 : -1;
  return letter === 'y' && ctrlKey && !shiftKey ? 1 : undefined;
}

/** The steps that a browser takes by its menus, by shaking a phone, or by keys of its own. */
const STEPS_OF_INPUT = new Map<string, -1 | 1>([
  ['historyUndo', -1],
  ['historyRedo', 1],
]);

/** Takes the keys of undo and redo in the page for as long as the signal allows. */
export function openUndo(
  draft: DraftStore,
  sectionsNow: () => Sections,
  signal: AbortSignal,
): Undo {
  const fields = createFieldUndo(draft, sectionsNow);
  window.addEventListener(
    'keydown',
    (event) => {
      const by = stepOfKeys(event);
      if (by && !event.defaultPrevented) fields.takeStep(event, by);
    },
    { signal },
  );
  document.addEventListener(
    'beforeinput',
    (event) => {
      const by = STEPS_OF_INPUT.get(event.inputType);
      if (by) fields.takeStep(event, by);
    },
    { signal },
  );
  return fields;
}
