import type { DocumentPart } from '@shortlist/contracts';
import { RESUME, type Resume, resumeOfParts, type Sections } from '@shortlist/model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findCopy } from '#draft/storage/kept-documents.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { useSections } from '#platform/sections-context.ts';
import type { CallOptions } from '#platform/server/call.ts';
import { readResume } from '#platform/server/read-resume.ts';

/** The resume that a letter follows, as it is saved, or as this browser keeps it; nothing where there is none. */
export function useResumeOfLetter(resumeId: string | undefined): Resume | undefined {
  const sections = useSections();
  return useQuery(resumeQuery(resumeId, sections)).data;
}

/** All that it says. */
export function useResumeText(resumeId: string | undefined): string | undefined {
  const sections = useSections();
  const resume = useResumeOfLetter(resumeId);
  return useMemo(() => resume && RESUME.plainText(resume, sections), [resume, sections]);
}

const resumeQuery = (resumeId = '', sections: Sections) =>
  queryOptions({
    queryKey: ['resume-of-letter', resumeId],
    enabled: resumeId !== '',
    networkMode: 'always',
    retry: false,
    queryFn: ({ signal }) => readOrFind(resumeId, sections, { signal }),
  });

/** Reads a resume, or finds the copy that this browser has of it. Rejects where there is neither. */
async function readOrFind(
  documentId: string,
  sections: Sections,
  options: CallOptions,
): Promise<Resume> {
  try {
    return await readResume(documentId, sections, options);
  } catch (cause) {
    const copy = await findCopy({ owner: currentOwner(), documentId });
    if (!copy || !('parts' in copy)) throw cause;
    // Copies are what the server answered.
    return resumeOfParts(copy.parts as readonly DocumentPart[], sections);
  }
}
