import { NO_PARTS, type Posting } from '@shortlist/model/pursuit';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from '#platform/navigation/router/router-context.ts';
import { readSessionText, writeSessionText } from '#platform/storage/session-text.ts';
import { readFacts } from './read-facts.ts';
import { readShared } from './shared-posting.ts';

/** The pasted text, and the fields that were corrected by hand. */
type Typed = Partial<Posting>;

/** Name under which this tab keeps what was typed until it is saved. */
const KEPT = 'new-application';

/** The posting that is being added: fields that nobody corrected say what was read from the text. */
export function useNewPosting() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>(() => readShared(hash) ?? readKept());
  const text = useDeferredValue(typed.text ?? '');
  const read = useMemo(() => readFacts(text), [text]);
  const posting: Posting = { ...NO_PARTS.posting, ...read, ...typed };

  // What was handed over is read once: a reload shows what was made of it.
  useEffect(() => {
    if (readShared(hash)) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  useEffect(() => writeSessionText(KEPT, JSON.stringify(typed)), [typed]);

  return {
    posting,
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
