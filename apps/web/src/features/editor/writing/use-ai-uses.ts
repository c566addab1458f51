import type { EntryId } from '@shortlist/resume';
import { useSyncExternalStore } from 'react';
import { aiUsesLeft } from '#draft/resume-draft/resume-draft.ts';
import { useEditor } from '../editor-context.ts';

/** How often AI Write may still be used on an experience. */
export function useAiUses(id: EntryId): number {
  const { draft } = useEditor();
  return useSyncExternalStore(draft.subscribe, () => aiUsesLeft(draft.get().draft, id));
}
