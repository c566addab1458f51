import { en } from '@shortlist/messages';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import type { LogInDialogsProps } from './log-in-dialogs.tsx';

const loadLogInDialogs = () => loadChunk('log-in', () => import('./log-in-dialogs.tsx'));

/** The dialogs with a log-in form, from when one is first needed. A failure to load them is shown, and calls `onFailed`. */
export function useLogInDialogs(isNeeded: boolean, onFailed: () => void) {
  const [Dialogs, setDialogs] = useState<ComponentType<LogInDialogsProps>>();
  const notify = useNotice();
  const words = useWords(en.saveIssues);

  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { LogInDialogs } = await loadLogInDialogs();
      if (!signal.aborted) setDialogs(() => LogInDialogs);
    } catch (cause) {
      logError('The form to log in could not be loaded.', cause);
      if (signal.aborted) return;
      onFailed();
      void notify({
        title: words.notLoaded,
        text: words.keptMeanwhile,
      });
    }
  });

  useEffect(() => {
    if (!isNeeded) return undefined;
    const ended = new AbortController();
    void load(ended.signal);
    return () => ended.abort();
  }, [isNeeded]);

  return Dialogs;
}
