import { useState } from 'react';
import type { DraftSnapshot } from '#draft/draft-snapshot.ts';

/** Something that keeps all edits from being saved, and that only the person can settle. */
export type Trouble = 'no-session' | 'gone' | 'not-yours';

const ACTIONS: Record<Trouble, string> = {
  'no-session': 'Log in',
  gone: 'What now?',
  'not-yours': 'What now?',
};

function troubleOf({ line }: DraftSnapshot): Trouble | undefined {
  return line === 'gone' || line === 'no-session' || line === 'not-yours' ? line : undefined;
}

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
