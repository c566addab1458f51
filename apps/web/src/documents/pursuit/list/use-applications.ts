import type { ListedPursuit } from '@shortlist/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { onDraftChange } from '#draft/storage/draft-changes.ts';
import { pursuitsQuery, refreshPursuits } from './pursuits-query.ts';
import { listUnsent, type Unsent, withDrafts } from './with-drafts.ts';

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
  return {
    rows,
    isOld: data?.isOld ?? false,
    error: rows ? null : error,
    isFetching,
    retry: () => void refetch(),
  };
}

/** Follows what waits in this browser; the list is asked for again once some of it has been sent. */
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
  useEffect(() => {
    if (unsent.length < before.current) void refreshPursuits(queryClient);
    before.current = unsent.length;
  }, [unsent.length, queryClient]);
  return unsent;
}
