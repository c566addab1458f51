import { ResumeId } from '@shortlist/model';

/** A document that is shared. */
export type ShareSubject = {
  document_id: ResumeId;
  kind: string;
  title: string;
  /** Document that it follows. */
  base_id?: ResumeId | undefined;
};

type Open = {
  readonly about: { readonly title: string; readonly base?: ResumeId | undefined };
  readonly draft: { readonly documentId: string };
};

/** An open document of a kind, to be shared. */
export const subjectOf = (kind: string, { about, draft }: Open): ShareSubject => ({
  document_id: ResumeId.parse(draft.documentId),
  kind,
  title: about.title,
  base_id: about.base,
});
