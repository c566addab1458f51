import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { accountQuery } from '#session/account-query.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { readSessionUser } from '#session/token.ts';
import { refreshToken } from '#session/use-session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminSection } from './admin-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { ExportSection } from './archive/export-section.tsx';
import type { LoadFiles } from './archive/use-export.ts';
import { DeleteSection } from './delete-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { WaysInSection } from './ways-in/ways-in-section.tsx';

type Props = {
  /** Loads what reads the files that documents have of their own, for an archive. */
  loadFiles: LoadFiles;
};

const loadProviders = async () =>
  (await loadChunk('providers', () => import('./providers/providers-section.tsx')))
    .ProvidersSection;

/** Everything that someone may do with their account. Without one, the way to it. */
export function Account(props: Props) {
  const words = useWords(en.account);
  return (
    <>
      <h1 className="mb-8 font-serif text-xl tracking-tight sm:text-2xl">{words.yourAccount}</h1>
      <AccountBody {...props} />
    </>
  );
}

function AccountBody({ loadFiles }: Props) {
  const common = useWords(en.common);
  const words = useWords(en.account);
  const { data: user, error, isFetching, refetch } = useQuery(accountQuery);
  // Who the page was opened by: the token is gone when the server says that it opens nothing.
  const [wasIn] = useState(() => readSessionUser() !== undefined);
  if (user === null) return wasIn ? <LoggedOut /> : <Stranger />;
  if (user) {
    return (
      <div className="flex flex-col gap-10">
        <ProfileSection user={user} />
        <WaysInSection email={user.email} />
        <LazyPart load={loadProviders} skeleton={null} failed={words.partNotLoaded}>
          {(ProvidersSection) => <ProvidersSection />}
        </LazyPart>
        <SessionsSection />
        <AppearanceSection />
        <ExportSection loadFiles={loadFiles} />
        {user.isAdmin && <AdminSection />}
        <DeleteSection email={user.email} />
      </div>
    );
  }
  if (!error) return <AccountSkeleton />;

  function handleRetry() {
    catchLostFocus();
    void refetch();
  }
  return (
    <ErrorState
      title={words.notLoaded}
      text={words.nothingHasChanged({ reason: reasonOf(common, error) })}
      onRetry={handleRetry}
      isRetrying={isFetching}
    />
  );
}

/** The session that this page was opened in has ended; the rest of the app is notified. */
function LoggedOut() {
  const words = useWords(en.account);
  useEffect(() => {
    void refreshToken();
  }, []);
  return <SignInLinks>{words.loggedOut}</SignInLinks>;
}

const Stranger = () => {
  const words = useWords(en.account);
  return <SignInLinks>{words.notLoggedIn}</SignInLinks>;
};

/** Says why there is no account to show, and links to ways into one. */
const SignInLinks = ({ children }: { children: ReactNode }) => {
  const common = useWords(en.common);
  return (
    <>
      <p role="status" className="mb-8 max-w-measure text-pretty text-muted">
        {children}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" to={signInPath('log-in', hrefOf('account'))}>
          {common.logIn}
        </LinkButton>
        <LinkButton to={signInPath('sign-up', hrefOf('account'))}>
          {common.createAccount}
        </LinkButton>
      </div>
    </>
  );
};

const ROWS = ['a', 'b', 'c'];

const AccountSkeleton = () => {
  const words = useWords(en.account);
  return (
    <div role="status" data-page-loading className="appear-late flex flex-col gap-10">
      <span className="sr-only">{words.loading}</span>
      {ROWS.map((row) => (
        <div key={row} className="flex flex-col gap-4 border-hairline border-t pt-6">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  );
};
