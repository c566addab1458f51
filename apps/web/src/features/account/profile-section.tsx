import type { AccountUser } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { AccountRow, AccountSection } from './section.tsx';
import { useSendLink } from './sign-in/use-send-link.ts';

type Changing = 'name' | 'email';

/** Name and address, each changed in a dialog. */
export function ProfileSection({ user }: { user: AccountUser }) {
  const words = useWords(en.account);
  const [changing, setChanging] = useState<Changing>('name');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  const changeButton = (what: Changing) => (
    <Button
      size="sm"
      aria-label={words.changeYour({ what })}
      onClick={() => {
        setChanging(what);
        setIsOpen(true);
      }}
    >
      {words.change}
    </Button>
  );

  return (
    <AccountSection title={words.whoYou}>
      <AccountRow label={words.name} action={changeButton('name')}>
        <span dir="auto">{user.name}</span>
      </AccountRow>
      <AccountRow label={words.email} action={changeButton('email')}>
        {user.email}
        <EmailState user={user} />
      </AccountRow>
      <Dialog open={isOpen} onClose={close} title={words.changeYour({ what: changing })}>
        {changing === 'name' && <NameForm name={user.name} onClose={close} />}
        {changing === 'email' && <EmailForm email={user.email} onClose={close} />}
      </Dialog>
    </AccountSection>
  );
}

/** Says if the address is known to be the person's own, and what to do when it is not. */
function EmailState({ user }: { user: AccountUser }) {
  const words = useWords(en.account);
  const { sendLink, isPending } = useSendLink();

  if (user.emailVerified) {
    return (
      <p className="mt-1 flex items-center gap-2 text-muted text-sm">
        <CircleCheck size={16} aria-hidden className="shrink-0 text-ok" />
        {words.confirmed}
      </p>
    );
  }

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <p className="flex items-start gap-2">
        <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warning" />
        {words.notConfirmed}
      </p>
      <Button
        size="sm"
        variant="ghost"
        className="-ms-3"
        isPending={isPending}
        onClick={() => void sendLink(user.email)}
      >
        {words.sendAgain}
      </Button>
    </div>
  );
}
