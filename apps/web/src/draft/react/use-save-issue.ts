import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import type { DraftSnapshot } from '../document-types.ts';

/** Something that keeps all edits from being saved, and that only the person can settle. */
type SaveIssue = 'no-session' | 'gone' | 'not-yours';

function saveIssueOf({ connection }: DraftSnapshot): SaveIssue | undefined {
  return connection === 'gone' || connection === 'no-session' || connection === 'not-yours'
    ? connection
    : undefined;
}

export type OpenSaveIssue = ReturnType<typeof useSaveIssue>;

/**
 * Tells which dialog stands open. It opens by itself once for each issue; closed, the status line opens it again. Where
 * there is none, the status line leads to what was changed in two places, by `showConflicts`; left out where the notice
 * of it stands beside the status line.
 */
export function useSaveIssue(snapshot: DraftSnapshot, showConflicts: (() => void) | undefined) {
  const words = useWords(en.saveIssues);
  const issue = saveIssueOf(snapshot);
  const [closed, setClosed] = useState<SaveIssue>();
  // An issue that passed may come again, and opens its dialog again.
  if (closed !== undefined && closed !== issue) setClosed(undefined);
  const isAsked = snapshot.draft.conflicts.size > 0;
  const compare =
    isAsked && showConflicts ? { label: words.compare, onAction: showConflicts } : undefined;
  return {
    shown: issue === closed ? undefined : issue,
    close: () => setClosed(issue),
    action: issue
      ? { label: words.settle({ issue }), onAction: () => setClosed(undefined) }
      : compare,
  };
}
