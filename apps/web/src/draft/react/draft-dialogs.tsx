import { GoneDialog } from './gone-dialog.tsx';
import { NotYoursDialog } from './not-yours-dialog.tsx';
import { useOpened } from './opened-resume.ts';
import { SessionDialog } from './session-dialog.tsx';
import type { OpenTrouble } from './use-trouble.ts';

type DraftDialogsProps = { trouble: OpenTrouble };

/** What only the person can settle about unsaved edits, on every screen that shows an open resume. */
export function DraftDialogs({ trouble }: DraftDialogsProps) {
  const { draft } = useOpened();

  function handleLoggedIn() {
    draft.saveAll();
    void draft.refresh();
  }
  const loggingIn = { onClose: trouble.close, onLoggedIn: handleLoggedIn };

  return (
    <>
      <SessionDialog open={trouble.shown === 'no-session'} {...loggingIn} />
      <NotYoursDialog open={trouble.shown === 'not-yours'} {...loggingIn} />
      <GoneDialog open={trouble.shown === 'gone'} onClose={trouble.close} />
    </>
  );
}
