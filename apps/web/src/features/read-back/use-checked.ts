import { type Resume, sectionsOf } from '@shortlist/model';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSections } from '#platform/sections-context.ts';
import { type Checked, createCheckQueue } from './checking/check-queue.ts';
import { type CheckFormat, checkInWorker } from './checking/worker-checker.ts';

/** Rest in typing before the files are written and read again, in ms. */
const PAUSE_MS = 400;

/** Time for which a page that opens has the processor for itself, in ms: writing and reading take half a second of it. */
const START_MS = 1_000;

/** Returns what is known of the files of a resume in these formats: once the page has opened and after each pause in typing. */
export function useChecked(
  resume: Resume,
  formats: readonly string[],
  check: CheckFormat = checkInWorker,
): Checked & { retry: () => void } {
  const known = useSections();
  const [queue] = useState(() =>
    createCheckQueue((each, format) => check(each, format, sectionsOf(each, known))),
  );
  const checked = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const first = useRef<Resume>(undefined);
  useEffect(() => {
    first.current ??= resume;
    const wait = first.current === resume ? START_MS : PAUSE_MS;
    const pause = setTimeout(() => queue.ask(resume, formats), wait);
    return () => clearTimeout(pause);
  }, [queue, resume, formats]);
  useEffect(() => queue.cancel, [queue]);
  return { ...checked, retry: () => queue.ask(resume, formats) };
}
