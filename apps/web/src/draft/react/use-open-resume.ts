import type { Resume, ResumeTypes } from '@shortlist/model';
import { useSections } from '#platform/sections-context.ts';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import {
  type OpenedContent,
  type OpenedDocument,
  type Unopened,
  useOpenDocument,
} from './use-open-document.ts';

export type OpenedResume = OpenedDocument<ResumeTypes> & { resume: Resume };

export type OpenResume = Unopened | OpenedResume;

/** Opens a resume as `useOpenDocument` opens a document. */
export function useOpenResume(resumeId: string): OpenResume {
  const open = useOpenDocument(resumeId, resumeKindOf(useSections()));
  return open.status === 'open' ? openedResume(open) : open;
}

/** An open document that is a resume. */
export const openedResume = <Open extends OpenedContent<ResumeTypes>>(
  open: Open,
): Open & { resume: Resume } => ({
  ...open,
  resume: open.document,
});
