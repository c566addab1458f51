import type { WaysOffered } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { LogInForm } from '#session/log-in-form.tsx';
import { PasskeyLogIn } from '#session/passkey-log-in.tsx';
import { ProviderButtons } from '#session/provider-buttons.tsx';
import { type LoginView, signInPath } from '#session/sign-in-path.ts';
import { ForgotForm } from './forgot-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useGoOn, useGoOnNew } from './use-go-on.ts';

type SignInViewsProps = {
  view: LoginView;
  ways: WaysOffered;
  email: string;
  next: string | undefined;
  invitation: string | undefined;
};

/** The ways of one view: the providers, and the form of those who have a password. */
export function SignInViews({ view, ways, next, invitation, ...given }: SignInViewsProps) {
  const words = useWords(en.signInWays);
  const handleDone = useGoOn(next);
  const { signUp, hasPasswords } = ways;
  if (view === 'sign-up' && signUp !== 'open' && invitation === undefined)
    return <p className="text-pretty">{words.howToJoin({ mode: signUp })}</p>;
  return (
    <>
      {view !== 'forgot' && <ProviderButtons {...ways} next={next} invitation={invitation} />}
      {hasPasswords && <PasswordForm {...given} view={view} next={next} invitation={invitation} />}
      {!hasPasswords && view === 'log-in' && <PasskeyLogIn onDone={handleDone} />}
      {!hasPasswords && view === 'forgot' && <p className="text-pretty">{words.noPasswords}</p>}
    </>
  );
}

function PasswordForm({ view, email, next, invitation }: Omit<SignInViewsProps, 'ways'>) {
  const handleDone = useGoOn(next);
  const handleNew = useGoOnNew(next);
  if (view === 'log-in')
    return (
      <LogInForm email={email} forgot={{ to: signInPath('forgot', next) }} onDone={handleDone} />
    );
  if (view === 'sign-up')
    return <SignUpForm email={email} invitation={invitation} onDone={handleNew} />;
  return <ForgotForm email={email} />;
}
