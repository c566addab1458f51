import { hrefOf } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { catchLostFocus } from '#lib/navigation/heading-focus.ts';
import { reasonOf } from '#lib/server/reason-of.ts';
import { accountQuery } from '#session/account-query.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { readSessionUser } from '#session/token.ts';
import { refreshToken } from '#session/use-session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminSection } from './admin-section.tsx';
import { ExportSection } from './archive/export-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';

/** Everything that someone may do with their account. Without one, the way to it. */
export function Account() {
  return (
    <>
      <h1 className="mb-8 font-serif text-xl tracking-tight sm:text-2xl">Your account</h1>
      <AccountBody />
    </>
  );
}

function AccountBody() {
  const { data: user, error, isFetching, refetch } = useQuery(accountQuery);
  // Who the page was opened by: the token is gone when the server says that it opens nothing.
  const [wasIn] = useState(() => readSessionUser() !== undefined);
  if (user === null) return wasIn ? <LoggedOut /> : <Stranger />;
  if (user) {
    return (
      <div className="flex flex-col gap-10">
        <ProfileSection user={user} />
        <SessionsSection />
        <ExportSection />
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
      title="Your account could not be loaded"
      text={`${reasonOf(error)} Nothing has changed; try again in a moment.`}
      onRetry={handleRetry}
      isRetrying={isFetching}
    />
  );
}

/** The session that this page was opened in has ended; the rest of the app is notified. */
function LoggedOut() {
  useEffect(() => {
    void refreshToken();
  }, []);
  return (
    <SignInLinks>
      You are no longer logged in to your account in this browser. That happens when you log out or
      the account is deleted, and when its password was changed or this session was ended on another
      device.
    </SignInLinks>
  );
}

const Stranger = () => (
  <SignInLinks>
    You are not logged in to an account in this browser. You can write and print resumes without
    one; an account opens them on every device.
  </SignInLinks>
);

/** Says why there is no account to show, and links to ways into one. */
const SignInLinks = ({ children }: { children: ReactNode }) => (
  <>
    <p role="status" className="mb-8 max-w-measure text-pretty text-muted">
      {children}
    </p>
    <div className="flex flex-wrap gap-3">
      <LinkButton variant="primary" to={signInPath('log-in', hrefOf('account'))}>
        Log in
      </LinkButton>
      <LinkButton to={signInPath('sign-up', hrefOf('account'))}>Create account</LinkButton>
    </div>
  </>
);

const ROWS = ['a', 'b', 'c'];

const AccountSkeleton = () => (
  <div role="status" data-page-loading className="appear-late flex flex-col gap-10">
    <span className="sr-only">Loading your account</span>
    {ROWS.map((row) => (
      <div key={row} className="flex flex-col gap-4 border-hairline border-t pt-6">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    ))}
  </div>
);
