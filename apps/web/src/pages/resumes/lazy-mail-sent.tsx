import { useMailSent } from '#features/account/sign-in/mail-sent.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';

const loadNotice = async () => {
  const load = () => import('#features/account/sign-in/mail-sent-notice.tsx');
  return (await loadChunk('mail-sent', load)).MailSentNotice;
};

/** Says where the mail is that confirms the address; loaded only after somebody has signed up. */
export function LazyMailSent() {
  const { part: Notice } = useLoaded(loadNotice, useMailSent() !== undefined);
  return Notice ? <Notice /> : null;
}
