import type { DocumentTitle } from '@shortlist/model';
import type { ReadResume } from '../read-resume.ts';
import type { FileSource } from '../reading/read-steps.ts';
import type { ReviewState } from '../review/review-state.ts';

/** The shape of what follows. Raised with every change of it, or of what readers and parser answer. */
export const SCHEMA = 2;

/** The form that an import began in. */
export type ImportForm = { source: FileSource; about: DocumentTitle; jobDescription: string };

/** The form, and the review so far; the registry of sections is made again from the resume. */
export type StoredState = ImportForm & { review: Omit<ReviewState, 'sections'> };

/** A reading as it is stored: without the drawing of pages. */
export type StoredRead = Omit<ReadResume, 'drawPage'>;

export const storedState = (
  { source, about, jobDescription }: ImportForm,
  { sections: _, ...review }: ReviewState,
): StoredState => ({ source, about, jobDescription, review });

export const storedRead = ({ drawPage: _, ...read }: ReadResume): StoredRead => read;
