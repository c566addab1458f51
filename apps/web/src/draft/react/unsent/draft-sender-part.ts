// What a page needs only where this browser holds drafts, as one part of the app.
export { sendLeftDrafts } from '../../sending/draft-sender.ts';
export { UnsentNotice } from './unsent-notice.tsx';
