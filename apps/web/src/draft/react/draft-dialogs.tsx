import { GoneDialog } from './gone-dialog.tsx';
import { useOpened } from './opened-resume.ts';
import { useLogInDialogs } from './use-log-in-dialogs.ts';
import type { OpenSaveIssue } from './use-save-issue.ts';

type DraftDialogsProps = { issue: OpenSaveIssue };

/** Asks what only the person can settle about unsaved edits, on every screen that shows an open resume. */
export function DraftDialogs({ issue }: DraftDialogsProps) {
  const { draft } = useOpened();

  function handleLoggedIn() {
    draft.saveAll();
    void draft.refresh();
  }
  const logInIssue = issue.shown === 'gone' ? undefined : issue.shown;
  const LogInDialogs = useLogInDialogs(logInIssue !== undefined, issue.close);

  return (
    <>
      {LogInDialogs && (
        <LogInDialogs shown={logInIssue} onClose={issue.close} onLoggedIn={handleLoggedIn} />
      )}
      <GoneDialog open={issue.shown === 'gone'} onClose={issue.close} />
    </>
  );
}
