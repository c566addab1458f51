import { hrefOf, type WaysOffered } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import {
  useLocation,
  useNavigate,
  useSearchParams,
} from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { safeReturnPath } from '#session/safe-return-path.ts';
import { LOGIN_VIEWS, type LoginView, signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { refreshToken } from '#session/use-session.ts';
import { useWays } from '#session/use-ways.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Entered } from './entered.tsx';
import { SignInViews } from './sign-in-views.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { useGoOn } from './use-go-on.ts';

const readView = (view: string | null): LoginView =>
  LOGIN_VIEWS.find((known) => known === view) ?? 'log-in';

/** Checks whether the person was led here because they have logged out in another tab (`OpenResume`). */
const isLoggedOutElsewhere = (state: unknown): boolean => Object(state).isElsewhere === true;

/** Log in, Create account and Forgot password: one page, each view with its own address; and the way back from a provider. */
export function SignInPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const entered = search.get('entered');
  const next = search.get('next') ?? undefined;
  const handleDone = useGoOn(next);
  if (entered === null) return <SignIn />;
  return (
    <Entered
      moved={Number(entered) || 0}
      onDone={handleDone}
      onFailed={() => void navigate(signInPath('log-in', next), { replace: true })}
    />
  );
}

function SignIn() {
  const words = useWords(en.signIn);
  const common = useWords(en.common);
  const [search] = useSearchParams();
  const view = readView(search.get('view'));
  const next = search.get('next') ?? undefined;
  const invitation = search.get('invitation') ?? undefined;
  const ways = useWays();
  usePageTitle(words.title({ view }));
  const heading = useViewHeading(view);
  const user = useSessionUser();
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
      <TroubleNotice />
      <div onInput={handleInput} onSubmit={() => setHasSent(true)}>
        <SignInViews {...{ view, ways, email, next, invitation }} />
      </div>
      <div className="mt-8 flex flex-wrap gap-x-6 border-hairline border-t pt-4 text-sm">
        {view !== 'log-in' && (
          <ViewLink lead={words.haveAccount} to={signInPath('log-in', next, invitation)}>
            {common.logIn}
          </ViewLink>
        )}
        {view !== 'sign-up' && <NewHere {...{ ways, next, invitation }} />}
      </div>
    </>
  );
}

type NewHereProps = {
  ways: WaysOffered;
  next: string | undefined;
  invitation: string | undefined;
};

/** The way to a new account, or why there is none. */
function NewHere({ ways: { signUp }, next, invitation }: NewHereProps) {
  const words = useWords(en.signIn);
  const waysWords = useWords(en.signInWays);
  const common = useWords(en.common);
  if (signUp !== 'open' && invitation === undefined)
    return <p className="py-3 text-muted">{waysWords.noNewAccounts({ mode: signUp })}</p>;
  return (
    <ViewLink lead={words.newHere} to={signInPath('sign-up', next, invitation)}>
      {common.createAccount}
    </ViewLink>
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
