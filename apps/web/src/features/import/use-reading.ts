import { useEffect, useState } from 'react';
import { type FileReading, readFile } from './reading/read-file.ts';
import type { ReadingStep } from './reading/read-steps.ts';

/** Where the reading of a file stands. */
export type Reading = { kind: 'reading'; step: ReadingStep | undefined } | FileReading;

const STARTING: Reading = { kind: 'reading', step: undefined };

/** Reads a file for as long as the component is shown. `readAgain` tries once more, with a password if need be. */
export function useReading(file: File) {
  const [reading, setReading] = useState<Reading>(STARTING);
  const [attempt, setAttempt] = useState<{ password?: string }>({});

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const put = (next: Reading) => {
      if (!signal.aborted) setReading(next);
    };
    const onStep = (step: ReadingStep) => put({ kind: 'reading', step });
    void readFile(file, { password: attempt.password, onStep, signal }).then(put);
    return () => ended.abort();
  }, [file, attempt]);

  return {
    reading,
    readAgain(password?: string) {
      setReading(STARTING);
      setAttempt(password === undefined ? {} : { password });
    },
  };
}
