import type { EntryId, EntryKind } from '@shortlist/model';
import { useSyncExternalStore } from 'react';
import { aiUsesLeft } from '#draft/resume-draft/resume-draft.ts';
import { useEditor } from '../editor-context.ts';

/** Returns how often AI Write may still be used on an entry. */
export function useAiUses(kind: EntryKind, id: EntryId): number {
  const { draft } = useEditor();
  return useSyncExternalStore(draft.subscribe, () => aiUsesLeft(draft.get().draft, kind, id));
}
