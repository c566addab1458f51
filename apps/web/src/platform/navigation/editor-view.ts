/** Views of the editor in place of its form, which a navigation can open. */
export const EDITOR_VIEWS = ['design', 'keywords', 'read-back'] as const;

export type EditorView = (typeof EDITOR_VIEWS)[number];

/** The navigation state with which the editor opens a view. */
export const stateOfView = (view: EditorView) => ({ keepFocus: true, view });

/** The view in the state of a navigation, if there is one. */
export const readView = (state: unknown): EditorView | undefined =>
  EDITOR_VIEWS.find((each) => each === (state as { view?: unknown } | null)?.view);
