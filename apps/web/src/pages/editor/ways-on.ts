import { EXPORTERS } from '@shortlist/exporters';
import { loadConflicts } from '#draft/react/conflicts/load-conflicts.ts';
import { loadSenderPart } from '#draft/react/unsent/use-draft-sender.ts';
import { loadLogInDialogs } from '#draft/react/use-log-in-dialogs.ts';
import { loadComparison } from '#features/keywords/panel/load-comparison.ts';
import { loadRenameDialog } from '#features/resumes/change/load-rename-dialog.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { loadWriter } from '#paper/pages/write-resume-file.ts';
import { loadDesignPanel } from '../design/lazy-design-panel.tsx';
import { loadKeywordsView } from '../keywords/lazy-keywords-view.tsx';

/** Loads the ways on from the editor: the preview, the file, the designs, the list, and what sends edits from there. */
export const loadWaysOn = () =>
  Promise.all([
    loadChunk('preview', () => import('../preview/preview-page.tsx')),
    ...EXPORTERS.all.map(loadWriter),
    loadChunk('resumes', () => import('../resumes/resumes-page.tsx')),
    loadDesignPanel(),
    loadSenderPart(),
    loadRenameDialog(),
    loadLogInDialogs(),
    loadComparison(),
    loadKeywordsView(),
    loadConflicts(),
  ]);
