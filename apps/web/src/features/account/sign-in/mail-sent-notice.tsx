import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { accountQuery } from '#session/account-query.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { forgetMailSent, useMailSent } from './mail-sent.ts';
import { useSendLink } from './use-send-link.ts';

/** After signing up: where the mail is that confirms the address. Goes once it is confirmed, or put away. */
export function MailSentNotice() {
  const words = useWords(en.confirmMail);
  const email = useMailSent();
  const { data: account } = useQuery({ ...accountQuery, enabled: email !== undefined });
  if (email === undefined || account?.emailVerified) return null;
  return (
    <div role="status" className="mb-8">
      <Banner action={<Actions email={email} />}>
        {words.mailSent({
          email,
          address: (text) => <strong className="wrap-anywhere font-medium">{text}</strong>,
        })}
      </Banner>
    </div>
  );
}

function Actions({ email }: { email: string }) {
  const words = useWords(en.confirmMail);
  const { sendLink, isPending } = useSendLink();

  function handleDismiss() {
    catchLostFocus();
    forgetMailSent();
  }

  return (
    <div className="flex items-center gap-2">
      <Button size="sm" isPending={isPending} onClick={() => void sendLink(email)}>
        {words.sendAgain}
      </Button>
      <IconButton icon={X} label={words.dismiss} onClick={handleDismiss} />
    </div>
  );
}
