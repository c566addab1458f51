import type { DocumentTitle, Resume, ResumeId } from '@shortlist/model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSections } from '#platform/sections-context.ts';
import type { SavingState } from './saving/saving-state.ts';
import { type Saving, startSaving } from './saving/start-saving.ts';

type ToSave = {
  about: DocumentTitle;
  newId: string;
  onSafe: () => void;
  onDone: (resumeId: ResumeId) => void;
};

/** The saving of what was read; `state` is undefined before it has begun. */
export function useSaving(toSave: ToSave) {
  const sections = useSections();
  const [saving, setSaving] = useState<Saving>();
  const state = useSyncExternalStore<SavingState | undefined>(
    saving?.subscribe ?? subscribeToNothing,
    saving?.get ?? nothing,
  );
  useEffect(() => saving?.end, [saving]);

  return {
    state,
    start(read: Resume) {
      if (!saving) setSaving(startSaving({ ...toSave, read, sections }));
    },
    retry: () => saving?.retry(),
    /** Back to the review: there is no resume yet. */
    stop: () => setSaving(undefined),
  };
}

const subscribeToNothing = () => () => {};
const nothing = () => undefined;
