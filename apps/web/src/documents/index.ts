import { letter } from './letter/document.ts';
import type { WebDocument } from './web-document.ts';

/** The kinds of document that the list shows beside resumes. Their pages are in their folders, by the table of pages. */
export const DOCUMENTS: readonly WebDocument[] = [letter];
