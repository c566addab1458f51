import { GoneDialog } from './gone-dialog.tsx';
import { useOpenedDocument } from './opened-document.ts';
import { useLogInDialogs } from './use-log-in-dialogs.ts';
import type { OpenSaveIssue } from './use-save-issue.ts';

type DraftDialogsProps = { issue: OpenSaveIssue };

/** Asks what only the person can settle about unsaved edits, on every screen that shows an open document. */
export function DraftDialogs({ issue }: DraftDialogsProps) {
  const { draft } = useOpenedDocument();

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
