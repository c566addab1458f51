import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { type TakenFile, type TakeProblem, takeFile } from './take-file.ts';
import type { Enclosures } from './use-enclosures.ts';

/** A file that was not added, and why. */
export type Refusal = { name: string; problem: TakeProblem };

/** Adds files to a letter's enclosures, one after the other. What is not read yet when the dialog is closed is given up. */
export function useAddFiles(letterId: string, { list = [], change }: Enclosures) {
  const [reading, setReading] = useState<string>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [added, setAdded] = useState(0);
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  async function add(files: readonly File[]) {
    const { signal } = left.current;
    let kept = list;
    const refused: Refusal[] = [];
    setRefusals([]);
    setAdded(0);
    for (const file of files) {
      setReading(file.name);
      const taken = await takeFile(file, kept, signal);
      const problem = taken.ok ? await keep(taken.file) : taken.problem;
      if (problem) refused.push({ name: file.name, problem });
    }
    setReading(undefined);
    setRefusals(refused);
    setAdded(files.length - refused.length);

    async function keep({ bytes, ...file }: TakenFile): Promise<'not-kept' | undefined> {
      const made = { id: randomUuid(), letterId, owner: undefined, place: 0, at: 0, ...file };
      const isKept = await change((shown) => [...shown, made], new Map([[made.id, bytes]]));
      if (isKept) kept = [...kept, made];
      return isKept ? undefined : 'not-kept';
    }
  }

  const handleAbort = (cause: unknown) => {
    if (!left.current.signal.aborted) throw cause;
  };
  return {
    reading,
    refusals,
    added,
    add: (files: readonly File[]) => void add(files).catch(handleAbort),
  };
}
