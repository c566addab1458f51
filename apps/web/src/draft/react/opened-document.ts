import { RESUME, type ResumeTypes } from '@shortlist/model';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftStore } from '../document-types.ts';
import { useWaitingNames } from './use-names.ts';
import { type OpenedDocument, openedDocument } from './use-open-document.ts';
import { type OpenedResume, openedResume } from './use-open-resume.ts';

/**
 * The draft of the open document. Not the document: a context whose value is new with each keystroke has React look through all that
 * stands below it for what reads it.
 */
export const OpenedContext = createContext<DraftStore | undefined>(undefined);

/** The document as it reads after the last keystroke, and what is saved of it. */
export function useOpenedDocument(): OpenedDocument {
  const draft = useContext(OpenedContext);
  if (!draft) throw new Error('OpenedContext is missing above this component.');
  const snapshot = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  return openedDocument(draft, snapshot, useWaitingNames());
}

/** The same of a resume. Throws where the document is of another kind. */
export function useOpened(): OpenedResume {
  const open = useOpenedDocument();
  if (!isResume(open)) throw new Error('The open document is no resume.');
  return openedResume(open);
}

const isResume = (open: OpenedDocument): open is OpenedDocument & OpenedDocument<ResumeTypes> =>
  open.draft.kind.definition.kind === RESUME.kind;
