import { useSessionText, writeSessionText } from '#platform/storage/session-text.ts';
import { useSessionUser } from '#session/token.ts';

/** Name of what this tab keeps: the address of the account that was made in it. */
const KEPT = 'shortlist.signed-up';

/** A mail that confirms an address is on its way; the tab says so until that is put away. */
export const keepMailSent = (email: string): void => writeSessionText(KEPT, email);

export const forgetMailSent = (): void => writeSessionText(KEPT, '');

/** The address to which such a mail was sent; undefined when the tab has nothing to say, or another person is logged in. */
export function useMailSent(): string | undefined {
  const email = useSessionText(KEPT);
  const user = useSessionUser();
  return email !== '' && email === user?.email ? email : undefined;
}
