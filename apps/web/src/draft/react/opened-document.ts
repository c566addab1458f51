import { RESUME, type Resume, type ResumeTypes } from '@shortlist/model';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftStore } from '../document-types.ts';
import { type OpenedContent, openedContent } from './use-open-document.ts';
import { openedResume } from './use-open-resume.ts';

/**
 * The draft of the open document. Not the document: a context whose value is new with each keystroke has React look through all that
 * stands below it for what reads it.
 */
export const OpenedContext = createContext<DraftStore | undefined>(undefined);

/** The document as it reads after the last keystroke, and what is saved of it; not its name, which would be looked up by every field. */
export function useOpenedDocument(): OpenedContent {
  const draft = useContext(OpenedContext);
  if (!draft) throw new Error('OpenedContext is missing above this component.');
  return openedContent(draft, useSyncExternalStore(draft.subscribe, draft.get, draft.get));
}

/** The same of a resume. Throws where the document is of another kind. */
export function useOpened(): OpenedContent<ResumeTypes> & { resume: Resume } {
  const open = useOpenedDocument();
  if (!isResume(open)) throw new Error('The open document is no resume.');
  return openedResume(open);
}

const isResume = (open: OpenedContent): open is OpenedContent & OpenedContent<ResumeTypes> =>
  open.draft.kind.definition.kind === RESUME.kind;
