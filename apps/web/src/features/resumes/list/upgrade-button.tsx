import { hrefOf } from '@shortlist/contracts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';

const ACCOUNT_ADDS = [
  'Your resumes on every device, not in this browser alone',
  'A way back in when this browser’s data is cleared',
  'Your resumes of today move along; nothing is lost',
];

/** Says what an account adds; to those who have one, that everything is included. */
export function UpgradeButton() {
  const [isOpen, setIsOpen] = useState(false);
  const user = useSessionUser();
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Upgrade</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={user ? 'Everything is included' : 'Take your resumes with you'}
        description={
          user
            ? 'Your account has every feature there is. There is nothing to buy.'
            : 'You have every feature already. An account adds:'
        }
      >
        {!user && (
          <ul className="flex flex-col gap-3 text-sm">
            {ACCOUNT_ADDS.map((text) => (
              <li key={text} className="flex gap-3">
                <Check size={18} aria-hidden className="mt-0.5 shrink-0 text-ok" />
                {text}
              </li>
            ))}
          </ul>
        )}
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
          {!user && (
            <LinkButton to={signInPath('sign-up', hrefOf('resumes'))} variant="primary">
              Create account
            </LinkButton>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
