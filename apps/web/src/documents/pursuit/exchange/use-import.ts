import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreateInSession } from '#features/resumes/create/use-create-in-session.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { refreshPursuits } from '../list/pursuits-query.ts';
import { importApplication, type ToImport } from './import-applications.ts';

/** Returns how applications of a table are made, one after the other, and how many are. */
export function useImport() {
  const words = useWords(en.applicationsExchange);
  const create = useCreateInSession();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [done, setDone] = useState<number>();

  async function run(all: readonly ToImport[]): Promise<void> {
    setDone(0);
    let made = 0;
    for (const [at, each] of all.entries()) {
      try {
        if (await importApplication(each, create)) made += 1;
      } catch (cause) {
        logError('An application could not be imported.', cause);
      }
      setDone(at + 1);
    }
    setDone(undefined);
    if (made > 0) toast({ tone: 'good', text: words.made({ count: made }) });
    if (made < all.length)
      toast({ tone: 'bad', text: words.notMade({ count: all.length - made }) });
    await refreshPursuits(queryClient);
  }
  return { run, done };
}
