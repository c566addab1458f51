import { useCallback, useEffect, useState } from 'react';
import { logError } from '../log.ts';

/**
 * A part of the page that is loaded when it is first needed, so that the page opens without it. `retry` loads it again
 * where it did not come.
 */
export function useLoaded<T>(load: () => Promise<T>, isNeeded = true) {
  const [part, setPart] = useState<{ loaded: T }>();
  const [hasFailed, setHasFailed] = useState(false);

  const start = useCallback(async () => {
    setHasFailed(false);
    try {
      setPart({ loaded: await load() });
    } catch (cause) {
      logError('A part of the page could not be loaded.', cause);
      setHasFailed(true);
    }
  }, [load]);
  const isMissing = isNeeded && !part;
  useEffect(() => {
    if (isMissing) void start();
  }, [isMissing, start]);

  return { part: part?.loaded, hasFailed: isMissing && hasFailed, retry: () => void start() };
}
