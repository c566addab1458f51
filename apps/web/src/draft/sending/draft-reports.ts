/** Report on sending the drafts of a resume that no screen shows. */
export type DraftReport = {
  /** `stays`: for the person to settle. `missing`: the server has no such resume for who is here. */
  kind: 'trying' | 'stays' | 'no-session' | 'missing';
  /** Words for the person on why the edits are not saved. */
  text: string;
};

/** Checks whether the server may answer otherwise after a log-in. */
export const isAway = ({ kind }: DraftReport): boolean =>
  kind === 'no-session' || kind === 'missing';

const reports = new Map<string, DraftReport>();
const listeners = new Set<() => void>();

/** Notes where the sending of a resume stands; undefined: there is nothing to say. */
export function reportDrafts(resumeId: string, report: DraftReport | undefined): void {
  const known = reports.get(resumeId);
  if (known?.kind === report?.kind && known?.text === report?.text) return;
  if (report) reports.set(resumeId, report);
  else reports.delete(resumeId);
  for (const listener of [...listeners]) listener();
}

/** Forgets what was said of resumes that have nothing unsaved any more. */
export function keepReportsOf(resumeIds: ReadonlySet<string>): void {
  for (const resumeId of reports.keys()) if (!resumeIds.has(resumeId)) reports.delete(resumeId);
}

export const readReport = (resumeId: string): DraftReport | undefined => reports.get(resumeId);

export function onReport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
