import type { Sections } from '@shortlist/model';
import { readTitle } from '#draft/storage/document-title.ts';
import { findReview, type KeptReview } from '#platform/reviews/kept-reviews.ts';
import type { DrawPage, ReadResume } from '../read-resume.ts';
import { openReader, startWorker } from '../reading/open-reader.ts';
import { loadReview, type ReviewScreen } from '../reading/read-file.ts';
import type { FileSource } from '../reading/read-steps.ts';
import type { ReviewState } from '../review/review-state.ts';
import { type ImportForm, SCHEMA, type StoredRead, type StoredState } from './stored-review.ts';
import { upgradeRead } from './upgrade-read.ts';

/** Outcome of opening a review that was kept. */
export type OpenedReview =
  | {
      kind: 'open';
      id: string;
      /** Number of its steps. */
      count: number;
      form: ImportForm;
      read: ReadResume;
      restored: ReviewState;
      Review: ReviewScreen;
      /** Ends what draws its pages. */
      close: () => void;
    }
  /** The stored review cannot be shown; the file can be read again where it is kept too. */
  | { kind: 'damaged'; id: string; again?: { file: File; form: ImportForm } }
  /** A later release has kept it. */
  | { kind: 'later' }
  | { kind: 'gone' };

/** Opens a review as it was left. Rejects where the browser's storage, or a part of the app, does not come. */
export async function openKept({ id }: KeptReview, sections: Sections): Promise<OpenedReview> {
  const kept = await findReview(id);
  if (!kept) return { kind: 'gone' };
  if (kept.schema > SCHEMA) return { kind: 'later' };
  const { Review, restoreReview } = await loadReview();
  // Only this product writes there, as `SCHEMA` says; what is damaged all the same is found out.
  const state = readState(kept.state as StoredState);
  const stored = upgradeRead(kept.read as StoredRead, kept.schema);
  const { fileName, document, steps } = kept;
  const restored = restoreReview({ state, read: stored, steps }, sections);
  const count = steps.at(-1)?.count ?? kept.count;
  if (!restored) {
    const again = document &&
      formOf(state) && { file: new File([document], fileName), form: state };
    return { kind: 'damaged', id, ...(again && { again }) };
  }
  const { drawPage, close } = drawerOf(document, stored, state.source);
  const read = { ...stored, drawPage };
  return { kind: 'open', id, count, form: state, read, restored, Review, close };
}

/** Reads the form of an import as any release has kept it. */
const readState = (state: StoredState): StoredState =>
  formOf(state) ? { ...state, about: readTitle(state.about) } : state;

const formOf = (state: Partial<ImportForm> | undefined): boolean =>
  (state?.source === 'document' || state?.source === 'data') && state.about !== undefined;

/** Reads a PDF once more, in its own thread, which draws its pages; one that is locked is shown as text. */
function drawerOf(
  document: ArrayBuffer | undefined,
  { text }: StoredRead,
  source: FileSource,
): { drawPage: DrawPage | undefined; close: () => void } {
  if (!document || text.format !== 'pdf') return { drawPage: undefined, close: () => {} };
  const { answer, drawPage, close } = openReader(new Uint8Array(document), {
    onStep: () => {},
    startWorker,
    source,
  });
  answer.catch(() => {}); // Each page says that it cannot be drawn, and shows its text.
  return { drawPage, close };
}
