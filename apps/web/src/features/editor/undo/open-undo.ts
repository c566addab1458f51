import { en, type Language } from '@shortlist/messages';
import { type Edit, type EditorSection, type Sections, sectionsOf } from '@shortlist/model';
import { historyOf, type Taken } from '#draft/history/edit-history.ts';
import type { Done } from '#draft/history/inverse.ts';
import type { DraftStore } from '#draft/resume-draft/resume-types.ts';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import type { ShowToast } from '#ui/notices/toast-context.ts';
import type { EntryMemory } from '../entries/entry-memory.ts';
import { createFieldUndo, type FieldUndo } from './field-undo.ts';

/** The editor that is open. */
export type UndoPlace = {
  draft: DraftStore;
  sections: Sections;
  folds: EntryMemory<boolean>;
  toast: ShowToast;
  language: Language;
  /** Shows a section, if it is not the one that is shown. */
  show: (section: EditorSection) => void;
};

/** Undo in an open editor. */
export type Undo = Pick<FieldUndo, 'note' | 'catchUp'> & {
  /** Hears of every change of the draft, with the person's last edit. */
  noteDraft: (lastEdit: Done | undefined) => void;
  /** Takes back one edit of entries, sections or the photo. */
  takeBack: (edit: Edit) => void;
};

/** Returns the step that keys ask for: undo (-1) or redo (1). */
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
  { resumeId, draft }: { resumeId: string; draft: DraftStore },
  placeNow: () => UndoPlace,
  signal: AbortSignal,
): Undo {
  const fields = createFieldUndo(draft, () => placeNow().sections);
  const history = historyOf(resumeId, draft, placeNow().sections);
  let isCaughtUp = false;
  window.addEventListener(
    'keydown',
    (event) => {
      const by = stepOfKeys(event);
      if (!by || event.defaultPrevented || fields.takeStep(event, by)) return;
      const taken = isOthers(event.target) ? undefined : history.step(by);
      if (!taken) return;
      event.preventDefault();
      showTaken(taken, placeNow());
      const { toast, language } = placeNow();
      toast({ text: formatTaken(wordsIn(language, en.undo), taken, by) });
    },
    { signal },
  );
  document.addEventListener(
    'beforeinput',
    (event) => {
      fields.beforeInput(event.target);
      const by = STEPS_OF_INPUT.get(event.inputType);
      if (by) fields.takeStep(event, by);
    },
    { signal },
  );

  return {
    ...fields,
    noteDraft(lastEdit) {
      fields.noteDraft();
      if (!isCaughtUp) history.note(lastEdit);
    },
    catchUp() {
      isCaughtUp = true;
      fields.catchUp();
    },
    takeBack(edit) {
      const taken = history.takeBack(edit);
      if (taken) showTaken(taken, placeNow());
    },
  };

  /** Checks whether keys are for something else: a dialog, or a text that is none of the form's. */
  function isOthers(target: EventTarget | null): boolean {
    if (!(target instanceof HTMLElement)) return false;
    if (target.closest('[role=dialog], [role=alertdialog], [role=menu]')) return true;
    return target.matches(TEXTS) && !fields.knows(target) && !target.matches(RICH_FIELD);
  }
}

/** A rich field of the form: it has ended the keys that it takes. */
const RICH_FIELD = '[contenteditable][id^="field-"]';

const TEXTS =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=file], [type=color], [type=range])';

/** Brings what was taken back into sight: its section, and an entry unfolded. Suggestions are listed where they were accepted. */
function showTaken({ what, edits }: Taken, { draft, sections, folds, show }: UndoPlace): void {
  if (what === 'suggestions') return;
  const registry = sectionsOf(draft.get().draft.document, sections);
  for (const edit of edits) {
    if (edit.type === 'insert-entry') folds.set([edit.id], false);
    if (edit.type === 'restore-section')
      show(registry.pathOfKey(edit.section.key) as EditorSection);
    else if ('kind' in edit && 'id' in edit) show(registry.ofKind(edit.kind).path);
    else if (edit.type === 'set-photo') show('contact');
  }
  // What had the focus may have gone.
  catchLostFocus();
}

const formatTaken = (words: WordsOf<'undo'>, { what }: Taken, by: -1 | 1): string =>
  by < 0 ? words.undone({ what }) : words.doneAgain({ what });
