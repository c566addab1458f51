import { findPlaceholders } from '@shortlist/model';

/** Target of the focus in a text: a line, from 0, and in it one of its placeholders. */
export type PlaceInText = { line?: number | undefined; placeholder?: number | undefined };

/** Tells a rich text field where its caret goes: a `CustomEvent<PlaceInText>`. */
export const PLACE_CARET = 'place-caret';

/** Puts the focus on a field that is on the screen, at the place that is meant; whether there was one. */
export function focusField(id: string, { line, placeholder }: PlaceInText = {}): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  if (line !== undefined && control instanceof HTMLTextAreaElement) {
    control.setSelectionRange(...stretchOf(control.value, line, placeholder));
  } else if (line !== undefined) {
    control.dispatchEvent(new CustomEvent(PLACE_CARET, { detail: { line, placeholder } }));
  }
  // What is selected comes into view with the focus.
  control.focus({ preventScroll: line === undefined });
  control.scrollIntoView({ block: 'center' });
  return true;
}

/** A placeholder of a line, to be typed over; else the line's end. */
function stretchOf(text: string, line: number, placeholder = -1): [number, number] {
  const end = text.split('\n', line + 1).join('\n').length;
  const start = text.lastIndexOf('\n', end - 1) + 1;
  const found = findPlaceholders(text.slice(start, end))[placeholder];
  return found ? [start + found.start, start + found.end] : [end, end];
}
