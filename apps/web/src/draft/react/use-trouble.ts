import { useState } from 'react';
import type { DraftSnapshot } from '../draft-snapshot.ts';

/** Something that keeps all edits from being saved, and that only the person can settle. */
type Trouble = 'no-session' | 'gone' | 'not-yours';

const ACTIONS: Record<Trouble, string> = {
  'no-session': 'Log in',
  gone: 'What now?',
  'not-yours': 'What now?',
};

function troubleOf({ line }: DraftSnapshot): Trouble | undefined {
  return line === 'gone' || line === 'no-session' || line === 'not-yours' ? line : undefined;
}

export type OpenTrouble = ReturnType<typeof useTrouble>;

/**
 * Which dialog stands open. It opens by itself once for each trouble; closed, the status line opens it again.
 * Where there is none, the status line leads to what was changed in two places, by `showConflicts`; left out where the
 * notice of it stands beside the status line.
 */
export function useTrouble(snapshot: DraftSnapshot, showConflicts: (() => void) | undefined) {
  const trouble = troubleOf(snapshot);
  const [closed, setClosed] = useState<Trouble>();
  // A trouble that passed may come again, and then speaks up again.
  if (closed !== undefined && closed !== trouble) setClosed(undefined);
  const isAsked = snapshot.draft.conflicts.size > 0;
  const compare =
    isAsked && showConflicts ? { label: 'Compare', onAction: showConflicts } : undefined;
  return {
    shown: trouble === closed ? undefined : trouble,
    close: () => setClosed(trouble),
    action: trouble ? { label: ACTIONS[trouble], onAction: () => setClosed(undefined) } : compare,
  };
}
