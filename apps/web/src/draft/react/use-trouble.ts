import { useState } from 'react';
import type { DraftSnapshot } from '../draft-snapshot.ts';

/** Something about unsaved edits that only the person can settle. */
type Trouble = 'conflict' | 'no-session' | 'gone' | 'not-yours';

const ACTIONS: Record<Trouble, string> = {
  conflict: 'Compare',
  'no-session': 'Log in',
  gone: 'What now?',
  'not-yours': 'What now?',
};

/** The trouble that comes first: a resume that is gone can have no conflict. */
function troubleOf({ line, draft }: DraftSnapshot): Trouble | undefined {
  if (line === 'gone' || line === 'no-session' || line === 'not-yours') return line;
  return draft.conflicts.size > 0 ? 'conflict' : undefined;
}

export type OpenTrouble = ReturnType<typeof useTrouble>;

/**
 * Which dialog stands open. It opens by itself once for each trouble; closed, the status line opens it again.
 */
export function useTrouble(snapshot: DraftSnapshot) {
  const trouble = troubleOf(snapshot);
  const [closed, setClosed] = useState<Trouble>();
  // A trouble that passed may come again, and then speaks up again.
  if (closed !== undefined && closed !== trouble) setClosed(undefined);
  return {
    shown: trouble === closed ? undefined : trouble,
    close: () => setClosed(trouble),
    action: trouble && { label: ACTIONS[trouble], onAction: () => setClosed(undefined) },
  };
}
