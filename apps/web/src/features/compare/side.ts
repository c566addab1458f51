import type { Resume } from '@shortlist/model';

/** One of two things that are compared: a resume as it is now, or as it was. */
export type Side = {
  /** The document that it is a state of: two of one have the ids of their entries and points in common. */
  documentId: string;
  /** The name by which the person knows it. */
  name: string;
  resume: Resume;
};

/** A side on its way to the page. */
export type SideState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'logged-out'; isElsewhere?: boolean | undefined }
  | { status: 'unreachable'; retry: () => void }
  | { status: 'there'; side: Side };
