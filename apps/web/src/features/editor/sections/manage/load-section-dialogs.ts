import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

const dialogs = () => loadChunk('section-dialogs', () => import('./section-dialogs.tsx'));

/** Loads the dialogs about sections: the editor opens without them. */
export const loadOwnSectionDialog = async () => (await dialogs()).OwnSectionDialog;
export const loadTitleDialog = async () => (await dialogs()).TitleDialog;
