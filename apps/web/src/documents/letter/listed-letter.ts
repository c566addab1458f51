import { LETTER, ResumeId } from '@shortlist/model';
import type { OpenedLetter } from './opened-letter.tsx';

/** An open letter as the list has it. */
export const listedLetter = ({ about, draft }: OpenedLetter) => ({
  ...about,
  document_id: ResumeId.parse(draft.documentId),
  kind: LETTER.kind,
  base_id: about.base,
});
