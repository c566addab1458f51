import { type FieldRef, formatFieldRef } from '@shortlist/resume';

/** The id of the control of a field; the lines of one text share it. */
export function fieldId({ line: _line, ...ref }: FieldRef): string {
  return `field-${formatFieldRef(ref)}`;
}

/** Puts the focus on a field that is on the screen, in the line that is meant; whether there was one. */
export function focusField(id: string, line?: number): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
  if (line !== undefined && control instanceof HTMLTextAreaElement) {
    const end = control.value.split('\n', line + 1).join('\n').length;
    control.setSelectionRange(end, end);
  }
  return true;
}
