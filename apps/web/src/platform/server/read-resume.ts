import { getDocument } from '@shortlist/contracts';
import { type Resume, resumeOfParts, type Sections } from '@shortlist/model';
import { type CallOptions, call } from './call.ts';

/** Reads a resume as the server has it. Rejects with what `call` throws. */
export async function readResume(
  documentId: string,
  sections: Sections,
  options: CallOptions = {},
): Promise<Resume> {
  const { parts } = await call(getDocument, { params: { documentId } }, options);
  return resumeOfParts(parts, sections);
}
