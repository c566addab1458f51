import { hrefOf } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { catchLostFocus } from '#lib/heading-focus.ts';
import { loginPath } from '#lib/login-path.ts';
import { reasonOf } from '#lib/reason-of.ts';
import { readSessionUser } from '#lib/token.ts';
import { refreshToken } from '#lib/use-session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminSection } from './admin-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { accountQuery } from './queries.ts';
import { SessionsSection } from './sessions-section.tsx';

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

/** The session that this page was opened in has ended; the rest of the app is told. */
function LoggedOut() {
  useEffect(() => {
    void refreshToken();
  }, []);
  return (
    <WaysIn>
      You are no longer logged in to your account in this browser. That happens when you log out or
      the account is deleted, and when its password was changed or this session was ended on another
      device.
    </WaysIn>
  );
}

const Stranger = () => (
  <WaysIn>
    You are not logged in to an account in this browser. You can write and print resumes without
    one; an account opens them on every device.
  </WaysIn>
);

/** Why there is no account to show, and how to come into one. */
const WaysIn = ({ children }: { children: ReactNode }) => (
  <>
    <p role="status" className="mb-8 max-w-measure text-pretty text-muted">
      {children}
    </p>
    <div className="flex flex-wrap gap-3">
      <LinkButton variant="primary" to={loginPath('log-in', hrefOf('account'))}>
        Log in
      </LinkButton>
      <LinkButton to={loginPath('sign-up', hrefOf('account'))}>Create account</LinkButton>
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
