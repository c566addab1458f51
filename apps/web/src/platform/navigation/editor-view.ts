import { z } from 'zod';

/** Views of the editor in place of its form, which a navigation can open. */
const EDITOR_VIEWS = ['design', 'keywords', 'read-back'] as const;

export type EditorView = (typeof EDITOR_VIEWS)[number];

/** The navigation state with which the editor opens a view. */
export const stateOfView = (view: EditorView) => ({ keepFocus: true, view });

const State = z.object({ view: z.enum(EDITOR_VIEWS) });

/** The view in the state of a navigation, if there is one. */
export function readView(state: unknown): EditorView | undefined {
  const read = State.safeParse(state);
  return read.success ? read.data.view : undefined;
}
