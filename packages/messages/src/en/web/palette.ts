import { subject } from '../../text.ts';

/** The palette: the site's search over any page, and the list of keys. */
export const palette = subject('palette', {
  search: 'Search',
  goTo: 'Go to {section}',
  view: { by: 'view', design: 'Design', keywords: 'Keywords', 'read-back': 'Check' },
  create: 'Create new resume',
  createHint: 'Write it yourself or begin with a file.',
  importOne: 'Import a resume',
  importHint: 'Upload a file and check what was read before it is saved.',
  download: 'Download',
  downloadHint: 'PDF and other formats, in the final preview',
  duplicate: 'Duplicate',
  duplicateHint: 'Make a copy of this resume and edit it',
  keys: 'Keyboard shortcuts',
  key: {
    by: 'does',
    search: 'Search',
    keys: 'List the keyboard shortcuts',
    save: 'Save',
    undo: 'Undo',
    redo: 'Redo',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Add a link to selected text',
    tabs: 'Go along the section tabs',
    move: 'Pick up an item, move it, drop it',
    changes: 'Go to the next or previous change',
    close: 'Close a dialog',
  },
  or: 'or',
  space: 'Space',
});
