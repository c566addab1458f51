import type { Sections } from '@shortlist/model';
import { draftKindsOf } from '../../draft-kinds.ts';
import { sendLeftDrafts as send } from '../../sending/draft-sender.ts';

// What a page needs only where this browser holds drafts, as one part of the app.
export { UnsentNotice } from './unsent-notice.tsx';

/** Sends the drafts of documents of every kind. */
export const sendLeftDrafts = (isNewDay: boolean, sections?: Sections): Promise<void> =>
  send(isNewDay, draftKindsOf(sections));
