import { findChanges, offsetAfter } from '@shortlist/draft';
import type { Sections } from '@shortlist/model';
import type { DraftState, DraftStore } from '#draft/resume-draft/resume-types.ts';
import { type Control, isControl, shownText } from './shown-text.ts';
import {
  beginHistory,
  mergeInto,
  noteInput,
  stepHistory,
  type TextHistory,
  type TextInput,
  textNow,
} from './text-history.ts';

/** Histories of the plain fields' texts. A rich field that takes over from one goes on from there. */
const histories = new WeakMap<Element, TextHistory>();

/** The texts of a plain field, from the oldest to what it shows. */
export const textsOf = (control: Element): readonly string[] | undefined => {
  const { texts, at } = histories.get(control) ?? {};
  return texts?.slice(0, (at ?? 0) + 1);
};

/** The undo of the plain text fields of an open resume. */
export type FieldUndo = {
  /** Hears what a field says when it gets the focus (a kind of `focus`), and after each change that a person makes in it. */
  note: (target: EventTarget | null, input: TextInput) => void;
  /** Hears that a person is about to change a field. */
  beforeInput: (target: EventTarget | null) => void;
  /** Hears that it has been told all that happened before it was there. */
  catchUp: () => void;
  /** Hears of every change of the draft, before React draws it. */
  noteDraft: () => void;
  /** Checks whether a field is one of these. */
  knows: (target: EventTarget) => boolean;
  /** Checks whether the field takes a step of undo (-1) or redo (1) itself: its browser's one, or the one that is made here. */
  takeStep: (event: Event, by: -1 | 1) => boolean;
};

/**
 * A browser's undo takes a field back to how it was, also what came into it from another window. It is left alone until
 * something has; from then on the states that it would go to are kept here, each with what was merged since.
 */
export function createFieldUndo(draft: DraftStore, sectionsNow: () => Sections): FieldUndo {
  const known = new Set<Control>();
  /** Those whose steps are made here. */
  const ours = new WeakSet<Control>();
  let before = draft.get().draft;

  const shownIn = (state: DraftState, control: Control) =>
    shownText(state, control.id, sectionsNow());
  const shown = (control: Control) => shownIn(draft.get().draft, control);

  function note(target: EventTarget | null, input: TextInput): void {
    if (!isControl(target) || !target.id.startsWith('field-')) return;
    known.add(target);
    if (input.kind === 'focus') beginAnew(target);
    const history = histories.get(target) ?? beginHistory(input.text);
    histories.set(target, input.kind === 'focus' ? history : noteInput(history, input));
  }

  /**
   * Begins the history of a field whose value is chosen as a whole (a date, a place, a line with a label) again where something else
   * than typing has changed it: a browser's undo would put the old value beside the new one.
   */
  function beginAnew(control: EventTarget | null): void {
    if (!isStale(control) || shown(control) !== undefined) return;
    ours.add(control);
    histories.set(control, beginHistory(control.value));
  }

  function noteDraft(): void {
    const was = before;
    const { draft: now, lastEdit } = draft.get();
    before = now;
    if (was.document === now.document) return;
    if (now.document === lastEdit?.after) noteOwn(was);
    else for (const control of known) noteMerge(control, shownIn(was, control));
  }

  function noteMerge(control: Control, said: string | undefined): void {
    if (!control.isConnected) known.delete(control);
    const next = shown(control);
    if (control.isConnected && next !== undefined && next !== said)
      mergeText(control, said ?? '', next);
  }

  /** Notes what the form itself has put into the field that is typed in: another spelling of that. */
  function noteOwn(was: DraftState): void {
    const { activeElement } = document;
    if (!isControl(activeElement) || !known.has(activeElement)) return;
    const next = shown(activeElement);
    if (next === undefined || next === shownIn(was, activeElement)) return;
    changeHistory(activeElement, (history) => withTextNow(history, next));
  }

  function mergeText(control: Control, said: string, next: string): void {
    ours.add(control);
    changeHistory(control, (history) => mergeInto(withChange(history, said), next));
    if (control === document.activeElement) showText(control, next);
  }

  return {
    note,
    noteDraft,
    beforeInput: beginAnew,
    knows: (target) => isControl(target) && known.has(target),
    catchUp() {
      for (const control of known) {
        const said = textNow(histories.get(control) ?? beginHistory(''));
        const next = shown(control) ?? said;
        if (next !== said) mergeText(control, said, next);
      }
    },
    takeStep(event, by) {
      const { target } = event;
      if (!isControl(target)) return false;
      beginAnew(target);
      const history = histories.get(target);
      const isStep = !!history && stepHistory(history, by) !== undefined;
      if (!ours.has(target)) return isStep;
      event.preventDefault();
      if (!isStep) return false;
      // A browser's undo goes on in other fields, where nobody looks.
      if (target === document.activeElement) step(target, by);
      return true;
    },
  };
}

/** Checks whether a field says something else than its history. */
const isStale = (control: EventTarget | null): control is Control =>
  isControl(control) &&
  textNow(histories.get(control) ?? beginHistory(control.value)) !== control.value;

function changeHistory(control: Control, change: (history: TextHistory) => TextHistory): void {
  const history = histories.get(control);
  if (history) histories.set(control, change(history));
}

function step(control: Control, by: -1 | 1): void {
  const next = stepHistory(histories.get(control) ?? beginHistory(''), by);
  if (!next) return;
  histories.set(control, next);
  enterText(control, textNow(next), by < 0 ? 'historyUndo' : 'historyRedo');
}

const withTextNow = (history: TextHistory, text: string): TextHistory => ({
  ...history,
  texts: history.texts.with(history.at, text),
});

/** A change that came from a button of the form, while the field was not typed in, is a step as well. */
const withChange = (history: TextHistory, text: string): TextHistory =>
  noteInput(history, { text, kind: '', caret: -1 });

/** Makes a field show a text from elsewhere before React does, which would end the selection; it stays among its words. */
function showText(control: Control, text: string): void {
  const { selectionStart, selectionEnd, selectionDirection, value } = control;
  control.value = text;
  if (selectionStart === null || selectionEnd === null) return;
  const changes = findChanges(value, text);
  const [from, to] = [selectionStart, selectionEnd].map((each) => offsetAfter(changes, each));
  control.setSelectionRange(from ?? null, to ?? null, selectionDirection ?? undefined);
}

/** Puts a text into a field as a person does: its form hears of it. The caret stands behind what has changed. */
function enterText(control: Control, text: string, inputType: string): void {
  const changed = findChanges(control.value, text).at(-1);
  const end = changed ? text.length - (control.value.length - changed.end) : text.length;
  const { prototype } =
    control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // The setter of the element itself is React's, which then takes the text for its own.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  // Of an address or a number a browser knows no selection.
  if (control.selectionEnd !== null) control.setSelectionRange(end, end);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
