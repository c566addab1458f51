import { EXPORTERS } from '@shortlist/exporters';
import { loadConflicts } from '#draft/react/conflicts/load-conflicts.ts';
import { loadSenderPart } from '#draft/react/unsent/use-draft-sender.ts';
import { loadLogInDialogs } from '#draft/react/use-log-in-dialogs.ts';
import { loadComparison } from '#features/keywords/panel/load-comparison.ts';
import { loadRenameDialog } from '#features/resumes/change/load-rename-dialog.ts';
import { afterFirstPaint } from '#lib/hydration/after-first-paint.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { loadWriter } from '#paper/pages/write-resume-file.ts';
import { loadDesignPanel } from '../design/lazy-design-panel.tsx';
import { loadKeywordsView } from '../keywords/lazy-keywords-view.tsx';

const WAYS_ON: readonly (() => Promise<unknown>)[] = [
  () => loadChunk('preview', () => import('../preview/preview-page.tsx')),
  ...EXPORTERS.all.map((format) => () => loadWriter(format)),
  () => loadChunk('resumes', () => import('../resumes/resumes-page.tsx')),
  loadDesignPanel,
  loadSenderPart,
  loadRenameDialog,
  loadLogInDialogs,
  loadComparison,
  loadKeywordsView,
  loadConflicts,
];

/**
 * Loads the ways on from the editor: the preview, the file, the designs, the list, and what sends edits from there. One after the
 * other while the page has nothing else to do: together they would hold up a slow phone for half a second.
 */
export async function loadWaysOn(): Promise<void> {
  for (const load of WAYS_ON) {
    await afterFirstPaint();
    await load();
  }
}
