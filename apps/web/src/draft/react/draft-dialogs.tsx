import { GoneDialog } from './gone-dialog.tsx';
import { NotYoursDialog } from './not-yours-dialog.tsx';
import { useOpened } from './opened-resume.ts';
import { SessionDialog } from './session-dialog.tsx';
import type { OpenSaveIssue } from './use-save-issue.ts';

type DraftDialogsProps = { issue: OpenSaveIssue };

/** What only the person can settle about unsaved edits, on every screen that shows an open resume. */
export function DraftDialogs({ issue }: DraftDialogsProps) {
  const { draft } = useOpened();

  function handleLoggedIn() {
    draft.saveAll();
    void draft.refresh();
  }
  const loggingIn = { onClose: issue.close, onLoggedIn: handleLoggedIn };

  return (
    <>
      <SessionDialog open={issue.shown === 'no-session'} {...loggingIn} />
      <NotYoursDialog open={issue.shown === 'not-yours'} {...loggingIn} />
      <GoneDialog open={issue.shown === 'gone'} onClose={issue.close} />
    </>
  );
}
