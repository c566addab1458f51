import { useEffect, useState } from 'react';
import { type FileReading, readFile } from './reading/read-file.ts';
import type { FileSource, ReadingStep } from './reading/read-steps.ts';

/** State of reading a file. */
export type Reading = { kind: 'reading'; step: ReadingStep | undefined } | FileReading;

const STARTING: Reading = { kind: 'reading', step: undefined };

/** Reads a file for as long as the component is shown. */
export function useReading(file: File, source: FileSource) {
  const [reading, setReading] = useState<Reading>(STARTING);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const put = (next: Reading) => {
      if (!signal.aborted) setReading(next);
    };
    const onStep = (step: ReadingStep) => put({ kind: 'reading', step });
    void readFile(file, { onStep, signal, source }).then(put);
    return () => ended.abort();
  }, [file, source]);

  return {
    reading,
    /** Tries a password, where the file is read already and only locked. */
    unlock(password: string) {
      if (reading.kind !== 'refused' || !reading.unlock) return;
      setReading(STARTING);
      // A reader that is closed meanwhile answers nothing any more.
      void reading.unlock(password).then(setReading);
    },
  };
}
