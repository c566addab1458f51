import { NotYoursDialog } from './not-yours-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';

export type LogInDialogsProps = {
  /** The issue that logging in settles; undefined while there is none. */
  shown: 'no-session' | 'not-yours' | undefined;
  onClose: () => void;
  onLoggedIn: () => void;
};

/** The dialogs with a log-in form. A part of the app that is loaded when one of them is first needed. */
export const LogInDialogs = ({ shown, ...loggingIn }: LogInDialogsProps) => (
  <>
    <SessionDialog open={shown === 'no-session'} {...loggingIn} />
    <NotYoursDialog open={shown === 'not-yours'} {...loggingIn} />
  </>
);
