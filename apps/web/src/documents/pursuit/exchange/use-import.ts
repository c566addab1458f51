import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshList } from '#features/resumes/use-refresh-list.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useReason } from '../change/use-reason.ts';
import { refreshPursuits } from '../list/pursuits-query.ts';
import { importApplications, type ToImport } from './import-applications.ts';

/** Returns how applications of a table are made, which resolves to whether all were, and how many have been tried. */
export function useImport() {
  const words = useWords(en.applicationsExchange);
  const reasonOf = useReason();
  const refreshList = useRefreshList();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [done, setDone] = useState<number>();

  async function run(all: readonly ToImport[]): Promise<boolean> {
    setDone(0);
    const { made, cause } = await importApplications(all, setDone);
    refreshList();
    await refreshPursuits(queryClient);
    setDone(undefined);
    if (made > 0) toast({ tone: 'good', text: words.made({ count: made }) });
    const count = all.length - made;
    if (count > 0) toast({ tone: 'bad', text: `${words.notMade({ count })} ${reasonOf(cause)}` });
    return count === 0;
  }
  return { run, done };
}
