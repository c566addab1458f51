import type { ListedPursuit } from '@shortlist/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { onDraftChange } from '#draft/storage/draft-changes.ts';
import { keepDueOf } from '../due/keep-due.ts';
import { pursuitsQuery, refreshPursuits } from './pursuits-query.ts';
import { listUnsent, type Unsent, withDrafts } from './with-drafts.ts';

/** So long nothing more has been sent before the list is asked for again, in ms. */
const REST_MS = 500;

export type Applications = {
  /** All of them, as the person left them; undefined until they have come. */
  rows: readonly ListedPursuit[] | undefined;
  /** The server could not be asked: they are as it had them last. */
  isOld: boolean;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
};

/** The applications of the current user, with what this browser has yet to send. Every view of them asks here. */
export function useApplications(): Applications {
  const { data, error, isFetching, refetch } = useQuery(pursuitsQuery);
  const unsent = useUnsent();
  const rows = useMemo(() => data && withDrafts(data.rows, unsent), [data, unsent]);
  useEffect(() => {
    if (rows) keepDueOf(rows);
  }, [rows]);
  return {
    rows,
    isOld: data?.isOld ?? false,
    error: rows ? null : error,
    isFetching,
    retry: () => void refetch(),
  };
}

/** Follows what waits in this browser; the list is asked for again once all that goes now has been sent. */
function useUnsent(): readonly Unsent[] {
  const queryClient = useQueryClient();
  const [unsent, setUnsent] = useState<readonly Unsent[]>(listUnsent);
  useEffect(
    () =>
      onDraftChange(() =>
        setUnsent((now) => {
          const next = listUnsent();
          return now.length === 0 && next.length === 0 ? now : next;
        }),
      ),
    [],
  );
  const before = useRef(unsent.length);
  const isBehind = useRef(false);
  useEffect(() => {
    if (unsent.length < before.current) isBehind.current = true;
    before.current = unsent.length;
    if (!isBehind.current) return undefined;
    void refreshPursuits(queryClient, 'none');
    const timer = setTimeout(() => {
      isBehind.current = false;
      void refreshPursuits(queryClient);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [unsent.length, queryClient]);
  return unsent;
}
