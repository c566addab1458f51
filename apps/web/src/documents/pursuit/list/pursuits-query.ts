import { type ListedPursuit, listPursuits } from '@shortlist/contracts';
import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { isAnswer } from '#draft/server/read-failure.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { call } from '#platform/server/call.ts';
import { findKeptList, keepList } from './kept-list.ts';

/** Applications as the server has them, or as it had them where it cannot be reached. */
export type FetchedPursuits = { rows: readonly ListedPursuit[]; isOld: boolean };

const KEY = ['pursuits'];

/** Rows that are asked for at a time: few enough that reading them holds no press up. */
const AT_A_TIME = '250';

/** The applications of the current user, last edited first; none before the first one. */
export const pursuitsQuery = queryOptions({
  queryKey: KEY,
  networkMode: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  queryFn: ({ signal }) => fetchPursuits(signal),
});

async function fetchPursuits(signal: AbortSignal): Promise<FetchedPursuits> {
  const owner = currentOwner();
  try {
    const rows = await fetchRows(signal);
    void keepList(owner, rows);
    return { rows, isOld: false };
  } catch (cause) {
    if (isAnswer(cause) || signal.aborted) throw cause;
    const rows = await findKeptList(owner);
    if (!rows && navigator.onLine) throw cause;
    return { rows: rows ?? [], isOld: true };
  }
}

/** Asks for the rows of all applications. */
export async function fetchRows(signal: AbortSignal): Promise<ListedPursuit[]> {
  const rows: ListedPursuit[] = [];
  let after: string | null = '';
  while (after !== null) {
    const querystring: { after: string; most: string } = { after, most: AT_A_TIME };
    const page = await call(listPursuits, { querystring }, { signal });
    rows.push(...page.applications);
    after = page.next;
  }
  return rows;
}

/** Asks for the list again after a change, also after one that was refused; with `none`, when it is next looked at. */
export const refreshPursuits = (
  queryClient: QueryClient,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY, refetchType });

/** Changes the rows that are shown until the list is asked for again, which the next visit does. */
export function patchPursuits(
  queryClient: QueryClient,
  patch: (rows: readonly ListedPursuit[]) => readonly ListedPursuit[],
): void {
  const now = queryClient.getQueryData<FetchedPursuits>(KEY);
  if (!now) return;
  const rows = replaceEqualDeep(now.rows, patch(now.rows));
  if (rows === now.rows) return;
  queryClient.setQueryData<FetchedPursuits>(KEY, { ...now, rows });
  void refreshPursuits(queryClient, 'none');
}
