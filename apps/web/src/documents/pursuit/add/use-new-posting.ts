import { NO_PARTS, type Posting } from '@shortlist/model/pursuit';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLocation, useNavigate } from '#platform/navigation/router/router-context.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { readSessionText, writeSessionText } from '#platform/storage/session-text.ts';
import { readShared } from './shared-posting.ts';

/** The pasted text, and the fields that were corrected by hand. */
type Typed = Partial<Posting>;

/** Name under which this tab keeps what was typed until it is saved. */
const KEPT = 'new-application';

/** Longest time that saving waits for what reads a posting, in ms. */
const READER_MS = 10_000;

/** Loads what reads a posting: it knows the names of towns and roles, and is more than the page. */
const loadReader = () => loadChunk('posting-reader', () => import('./read-facts.ts'), READER_MS);

/**
 * The posting that is being added: fields that nobody corrected say what was read from the text. `isReading` until what reads it has
 * come; where it does not come, a person fills the fields.
 */
export function useNewPosting() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>(() => readShared(hash) ?? readKept());
  const text = useDeferredValue(typed.text ?? '');
  const isPasted = text.trim() !== '';
  const { part: reader, hasFailed } = useLoaded(loadReader, isPasted);
  const read = useMemo(() => reader?.readFacts(text), [reader, text]);
  const posting: Posting = { ...NO_PARTS.posting, ...read, ...typed };

  // What was handed over is read once: a reload shows what was made of it.
  useEffect(() => {
    if (readShared(hash)) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  useEffect(() => writeSessionText(KEPT, JSON.stringify(typed)), [typed]);

  return {
    posting,
    isReading: isPasted && !reader && !hasFailed,
    change: (changes: Typed) => setTyped((now) => ({ ...now, ...changes })),
    forget: () => writeSessionText(KEPT, ''),
  };
}

function readKept(): Typed {
  try {
    // Only this page writes under that name.
    return JSON.parse(readSessionText(KEPT) || '{}') as Typed;
  } catch {
    return {};
  }
}
