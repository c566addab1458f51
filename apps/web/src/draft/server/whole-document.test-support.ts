import type { DocumentPart, getDocument, ResponseOf } from '@shortlist/contracts';
import { partValue, type Resume, type ResumeId, SECTIONS, writeContent } from '@shortlist/model';
import { listParts } from '../resume-draft/resume-model.ts';

/** The server's answer that has all parts of a resume, each at its first revision where `revisions` does not say. */
export function wholeDocument(
  document_id: ResumeId,
  resume: Resume,
  revisions: Readonly<Record<string, number>> = {},
): ResponseOf<typeof getDocument> {
  const parts = listParts(resume, SECTIONS).flatMap((key): DocumentPart[] => {
    const value = partValue(resume, key, SECTIONS);
    const revision = revisions[key] ?? 1;
    return value === undefined ? [] : [{ key, ...writeContent(key, value), revision }];
  });
  const document = {
    document_id,
    kind: 'resume',
    title: 'Engineer',
    level: '',
    industry: '',
    revision: 1,
    edited: '2026-11-20T10:00:00.000Z',
  } as const;
  return { status: 'success', message: '', document, parts };
}
