import { sameValue } from '@shortlist/draft';
import type { DraftMessage } from './save-status.ts';

/** Report on sending the drafts of a document that no screen shows. */
export type DraftReport = {
  /** `stays`: for the person to settle. `missing`: the server has no such document for the current owner. */
  kind: 'trying' | 'stays' | 'no-session' | 'missing';
  /** Says to the person why the edits are not saved. */
  text: DraftMessage;
};

/** Checks whether the server may answer otherwise after a log-in. */
export const isAway = ({ kind }: DraftReport): boolean =>
  kind === 'no-session' || kind === 'missing';

const reports = new Map<string, DraftReport>();
const listeners = new Set<() => void>();

/** Notes where the sending of a document stands; undefined: there is nothing to say. */
export function reportDrafts(documentId: string, report: DraftReport | undefined): void {
  const known = reports.get(documentId);
  if (sameValue(known, report)) return;
  if (report) reports.set(documentId, report);
  else reports.delete(documentId);
  for (const listener of [...listeners]) listener();
}

/** Forgets what was said of documents that have nothing unsaved any more. */
export function keepReportsOf(documentIds: ReadonlySet<string>): void {
  for (const documentId of reports.keys())
    if (!documentIds.has(documentId)) reports.delete(documentId);
}

export const readReport = (documentId: string): DraftReport | undefined => reports.get(documentId);

export function onReport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
