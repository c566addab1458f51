import type { ListedResume } from '@shortlist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type UnsentResume, useUnsentResumes } from '#draft/react/unsent/use-unsent-resumes.ts';
import { isAway } from '#draft/sending/draft-reports.ts';
import { onDraftChange } from '#draft/storage/draft-changes.ts';
import { listNewResumes } from '#draft/storage/new-resumes.ts';
import { isForHere } from '#draft/tabs/who-is-here.ts';
import { resumesQuery } from '#lib/server/resumes-query.ts';
import { wasDeletedHere } from '../../change/deleted-here.ts';
import { LeftDraftList } from './left-drafts.tsx';

// What the list needs only where this browser holds drafts, as one part of the app.
export { UnsentMark } from './unsent-mark.tsx';

/** What this browser holds of resumes that are not in the list. */
export function LeftDrafts({ listed }: { listed: readonly ListedResume[] | undefined }) {
  useRefreshWhenMade();
  return <LeftDraftList left={useLeftDrafts(listed)} />;
}

const countNew = () => listNewResumes().length;

/** Asks for the list again once the server has made a resume that was begun without it. */
function useRefreshWhenMade() {
  const waiting = useSyncExternalStore(onDraftChange, countNew, () => 0);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (waiting === 0) return undefined;
    // The last one leaves with this part of the list.
    return () => void queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });
  }, [waiting, queryClient]);
}

/** What this browser holds of resumes that are not in the list, by the server's word or because they are an account's. */
function useLeftDrafts(resumes: readonly ListedResume[] = []): UnsentResume[] {
  return useUnsentResumes().filter(({ owner, resumeId, report }) => {
    const isListed = resumes.some(({ resume_id }) => resume_id === resumeId);
    if (isListed || wasDeletedHere(resumeId)) return false;
    return !isForHere(owner) || (report !== undefined && isAway(report));
  });
}
