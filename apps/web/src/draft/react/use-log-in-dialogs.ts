import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { logError } from '#lib/log.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import type { LogInDialogsProps } from './log-in-dialogs.tsx';

const loadLogInDialogs = () => loadChunk('log-in', () => import('./log-in-dialogs.tsx'));

/** The dialogs with a log-in form, from when one is first needed. A failure to load them is shown, and calls `onFailed`. */
export function useLogInDialogs(isNeeded: boolean, onFailed: () => void) {
  const [Dialogs, setDialogs] = useState<ComponentType<LogInDialogsProps>>();
  const notify = useNotice();

  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { LogInDialogs } = await loadLogInDialogs();
      if (!signal.aborted) setDialogs(() => LogInDialogs);
    } catch (cause) {
      logError('The form to log in could not be loaded.', cause);
      if (signal.aborted) return;
      onFailed();
      void notify({
        title: 'The form to log in could not be loaded',
        text: 'Your session has ended. Your edits are kept in this browser until you log in again.',
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
