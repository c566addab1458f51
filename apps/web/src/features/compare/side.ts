import type { TextChange } from '@shortlist/difference';
import type { Printable } from '#paper/pages/lay-out-resume.ts';

/** One of two things that are compared: a document as it is now, or as it was. */
export type Side<D extends Printable> = {
  /** The document that it is a state of: two of one have the ids of their entries and points in common. */
  documentId: string;
  /** The name by which the person knows it. */
  name: string;
  printed: D;
  /**
   * Finds how an open document says again what an earlier state of it said in the place of a change: a function that edits it, and returns one that
   * undoes that. Undefined where it cannot.
   */
  takeBack?: (change: TextChange, before: D) => (() => () => void) | undefined;
};

/** A side on its way to the page. */
export type SideState<D extends Printable> =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'logged-out'; isElsewhere?: boolean | undefined }
  | { status: 'unreachable'; retry: () => void }
  | { status: 'there'; side: Side<D> };
