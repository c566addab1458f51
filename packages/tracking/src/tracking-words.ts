import type { en, Words } from '@shortlist/messages';

/** What is said of applications, in the language of the person. */
export type TrackingWords = Words<typeof en.tracking>;
