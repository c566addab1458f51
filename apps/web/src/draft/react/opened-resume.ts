import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftStore } from '../resume-draft/resume-types.ts';
import { type OpenedResume, openedResume } from './use-open-resume.ts';

/**
 * The draft of the open resume. Not the resume: a context whose value is new with each keystroke has React look through all that
 * stands below it for what reads it.
 */
export const OpenedContext = createContext<DraftStore | undefined>(undefined);

/** The resume as it reads after the last keystroke, and what is saved of it. */
export function useOpened(): OpenedResume {
  const draft = useContext(OpenedContext);
  if (!draft) throw new Error('OpenedContext is missing above this component.');
  return openedResume(draft, useSyncExternalStore(draft.subscribe, draft.get, draft.get));
}
