import { type ComponentType, useEffect, useState } from 'react';
import { logError } from '#platform/log.ts';
import { useHasDrafts } from '../use-has-drafts.ts';
import { loadSenderPart } from './use-draft-sender.ts';

/** A quiet line that says where edits wait; what draws it is loaded only where this browser holds drafts. */
export function UnsentLine() {
  const isNeeded = useHasDrafts();
  const [Notice, setNotice] = useState<ComponentType>();

  useEffect(() => {
    if (!isNeeded) return;
    loadSenderPart().then(
      (part) => setNotice(() => part.UnsentNotice),
      (cause: unknown) => logError('Whether edits wait could not be said.', cause),
    );
  }, [isNeeded]);

  return (
    <div role="status" className="min-w-0">
      {isNeeded && Notice && <Notice />}
    </div>
  );
}
