import { type FieldRef, formatFieldRef, parseFieldRef, type Sections } from '@shortlist/model';
import { FIELD_ID_PREFIX } from '#platform/navigation/field-target.ts';

/** The place where somebody is typing: a field, the line of its text, and how far into that line the caret is, from 0 to 1. */
export type EditedLine = { ref: FieldRef; share: number };

/** The line under the caret of a form's control; undefined for an element that is no field of the resume. */
export function editedLine(control: Element, sections: Sections): EditedLine | undefined {
  if (!control.id.startsWith(FIELD_ID_PREFIX)) return undefined;
  const ref = parseFieldRef(control.id.slice(FIELD_ID_PREFIX.length), sections);
  if (ref && control.role === 'textbox') return lineUnderCaret(ref, control);
  if (!ref || !(control instanceof HTMLTextAreaElement)) return ref && { ref, share: 0 };
  const { value, selectionEnd } = control;
  const lines = value.slice(0, selectionEnd).split('\n');
  const line = lines.length - 1;
  const length = value.split('\n')[line]?.length ?? 0;
  return at(ref, line, lines[line]?.length ?? 0, length);
}

/** The same for a rich text field, whose lines are its elements. */
function lineUnderCaret(ref: FieldRef, control: Element): EditedLine {
  const { focusNode, focusOffset } = getSelection() ?? {};
  const elements = Array.from(control.children);
  const line = elements.findIndex((element) => element.contains(focusNode ?? null));
  const element = elements[line];
  if (!element || !focusNode) return { ref, share: 0 };
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(focusNode, focusOffset ?? 0);
  return at(ref, line, before.toString().length, element.textContent.length);
}

const at = (ref: FieldRef, line: number, column: number, length: number): EditedLine => ({
  ref: { ...ref, line },
  share: length === 0 ? 0 : column / length,
});

/**
 * The words on the paper that show an edited line: the very line, else the line above it, its field, its entry. One
 * line of a text may take several on the paper. `ref` names the entry by the id that the resume has now.
 */
export function findOnPaper(paper: Element, { ref, share }: EditedLine): Element | undefined {
  const { line, ...field } = ref;
  const start = `${ref.section}.${ref.field}`;
  const end = ref.entryId === undefined ? '' : `@${ref.entryId}`;
  const candidates = [
    ...Array.from({ length: (line ?? -1) + 1 }, (_, back) => {
      const above = (line ?? 0) - back;
      return { exact: formatFieldRef({ ...field, line: above }), share: back === 0 ? share : 1 };
    }),
    { exact: formatFieldRef(field), share: 0 },
    { start, end, share: 0 },
    { start: `${ref.section}.`, end, share: 0 },
  ];
  for (const candidate of candidates) {
    const found = paper.querySelectorAll(`text${selectorOf(candidate)}`);
    const at = Math.min(found.length - 1, Math.floor(candidate.share * found.length));
    if (found[at]) return found[at];
  }
  return undefined;
}

type Candidate = { exact: string } | { start: string; end: string };

/** Left to the browser, which finds one of a thousand words sooner than a script: it is asked with every keystroke. */
function selectorOf(candidate: Candidate): string {
  if ('exact' in candidate) return `[data-source=${JSON.stringify(candidate.exact)}]`;
  const { start, end } = candidate;
  const ends = end === '' ? '' : `[data-source$=${JSON.stringify(end)}]`;
  return `[data-source^=${JSON.stringify(start)}]${ends}`;
}
