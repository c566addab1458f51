import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useLocation, useSearchParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { LogInForm } from '#session/log-in-form.tsx';
import { safeReturnPath } from '#session/safe-return-path.ts';
import { LOGIN_VIEWS, type LoginView, signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { refreshToken } from '#session/use-session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useGoOn, useGoOnNew } from './use-go-on.ts';

const readView = (view: string | null): LoginView =>
  LOGIN_VIEWS.find((known) => known === view) ?? 'log-in';

/** Checks whether the person was led here because they have logged out in another tab (`OpenResume`). */
const isLoggedOutElsewhere = (state: unknown): boolean => Object(state).isElsewhere === true;

/** Log in, Create account and Forgot password: one page, each view with its own address. */
export function SignInPage() {
  const words = useWords(en.signIn);
  const common = useWords(en.common);
  const [search] = useSearchParams();
  const view = readView(search.get('view'));
  const next = search.get('next') ?? undefined;
  usePageTitle(words.title({ view }));
  const heading = useViewHeading(view);
  const user = useSessionUser();
  const handleDone = useGoOn(next);
  const handleNew = useGoOnNew(next);
  const [hasSent, setHasSent] = useState(false);
  const [email, setEmail] = useState('');

  /** Carries a typed address over to the next view. */
  function handleInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value);
  }

  const hasLeft = isLoggedOutElsewhere(useLocation().state);
  const [isLeaving, setIsLeaving] = useState(hasLeft);

  // A person sent here may bear the token of a session that has ended: then it goes, and the form comes.
  useEffect(() => {
    void refreshToken().finally(() => setIsLeaving(false));
  }, []);

  // A person who logs in by the form goes on: while the next page still loads, nobody is greeted here.
  if (user && view !== 'forgot' && !hasSent && !isLeaving)
    return <AlreadyIn name={user.name} next={next} />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="font-serif text-xl tracking-tight sm:text-2xl">
        {words.title({ view })}
      </h1>
      {hasLeft && <p className="mt-3 text-pretty">{words.loggedOut}</p>}
      <p className="mt-3 mb-8 text-pretty text-muted">{words.lead({ view })}</p>
      <div onInput={handleInput} onSubmit={() => setHasSent(true)}>
        {view === 'log-in' && (
          <LogInForm
            email={email}
            forgot={{ to: signInPath('forgot', next) }}
            onDone={handleDone}
          />
        )}
        {view === 'sign-up' && <SignUpForm email={email} onDone={handleNew} />}
        {view === 'forgot' && <ForgotForm email={email} />}
      </div>
      <div className="mt-8 flex flex-wrap gap-x-6 border-hairline border-t pt-4 text-sm">
        {view !== 'log-in' && (
          <ViewLink lead={words.haveAccount} to={signInPath('log-in', next)}>
            {common.logIn}
          </ViewLink>
        )}
        {view !== 'sign-up' && (
          <ViewLink lead={words.newHere} to={signInPath('sign-up', next)}>
            {common.createAccount}
          </ViewLink>
        )}
      </div>
    </>
  );
}

const ViewLink = ({ lead, to, children }: { lead: string; to: string; children: ReactNode }) => (
  <p className="flex items-center gap-2 text-muted">
    {lead}
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-medium text-accent hover:text-accent-hover"
    >
      {children}
    </Link>
  </p>
);

/** Another view is another page to the reader, though not to the router: the focus moves to its heading. */
function useViewHeading(view: LoginView) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus();
  }, [view]);
  return heading;
}

const AlreadyIn = ({ name, next }: { name: string; next: string | undefined }) => {
  const words = useWords(en.signIn);
  return (
    <>
      <h1 className="wrap-anywhere font-serif text-xl tracking-tight sm:text-2xl">
        {words.loggedInAs({ name })}
      </h1>
      <p className="mt-3 mb-8 text-pretty text-muted">{words.loggedInHint}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" to={safeReturnPath(next ?? null, useSections())}>
          {words.goOn}
        </LinkButton>
        <LinkButton to={hrefOf('account')}>{words.yourAccount}</LinkButton>
      </div>
    </>
  );
};
