import { createLateParts } from '#ui/dialogs/late-parts.ts';

/** What the editor's menus offer: the editor opens without it. */
export const editorMenus = createLateParts('editor-menus', () => import('./menu-items.ts'));
