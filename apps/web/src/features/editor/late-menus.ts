import { createLateParts } from '#ui/dialogs/late-parts.ts';

/** Parts that the editor's menus show: the editor opens without them. */
export const editorMenus = createLateParts('editor-menus', () => import('./menu-items.ts'));
