import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';

const ACCOUNT_ADDS = ['everyDevice', 'wayBack', 'moveAlong'] as const;

/** Says what an account adds; to those who have one, that everything is included. */
export function UpgradeButton() {
  const words = useWords(en.resumeList);
  const common = useWords(en.common);
  const [isOpen, setIsOpen] = useState(false);
  const user = useSessionUser();
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {words.upgrade}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={user ? words.included : words.takeAlong}
        description={user ? words.includedHint : words.takeAlongHint}
      >
        {!user && (
          <ul className="flex flex-col gap-3 text-sm">
            {ACCOUNT_ADDS.map((name) => (
              <li key={name} className="flex gap-3">
                <Check size={18} aria-hidden className="mt-0.5 shrink-0 text-ok" />
                {words[name]}
              </li>
            ))}
          </ul>
        )}
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{common.close}</Button>
          {!user && (
            <LinkButton to={signInPath('sign-up', hrefOf('resumes'))} variant="primary">
              {common.createAccount}
            </LinkButton>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
