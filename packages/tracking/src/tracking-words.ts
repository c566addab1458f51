import type { en, Words } from '@shortlist/messages';

/** Words about applications, in the language of the person. */
export type TrackingWords = Words<typeof en.tracking>;
