import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Navigate } from '#platform/navigation/router/link.tsx';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import type { Unopened } from './use-open-document.ts';

type OpenedGateProps<Opened extends { status: 'open' }> = {
  open: Unopened | Opened;
  /** The page in its final shape, while the document is on its way. */
  loading: ReactNode;
  /** The page around what is said when the server does not answer. */
  renderError: (error: ReactNode) => ReactNode;
  /** Title of what is said then; that of a resume where it is not given. */
  errorTitle?: string;
  /** The page has no other heading. */
  isErrorHeading?: boolean;
  /** Address of the list that the person is led to where there is no such document; that of resumes where it is not given. */
  listHref?: string;
  children: (open: Opened) => ReactNode;
};

/** The page of a document once it is open; before, or without it, what stands there or where else the person is led. */
export function OpenedGate<Opened extends { status: 'open' }>({
  open,
  loading,
  renderError,
  errorTitle,
  isErrorHeading,
  listHref = hrefOf('resumes'),
  children,
}: OpenedGateProps<Opened>) {
  const words = useWords(en.frame);
  // A document that has come is drawn in slices, between which the page answers to the person.
  const wasLoading = useDeferredValue(open.status === 'loading');
  if (open.status === 'open' && wasLoading) return <Loading>{loading}</Loading>;
  switch (open.status) {
    case 'loading':
      return <Loading>{loading}</Loading>;
    case 'refused':
      return <LeaveMissing to={listHref} />;
    case 'logged-out':
      return <LeaveLoggedOut {...open} />;
    case 'unreachable':
      return renderError(
        <ErrorState
          {...(isErrorHeading && { level: 1 })}
          title={errorTitle ?? words.resumeNotLoaded}
          text={words.noAnswer}
          onRetry={open.retry}
        />,
      );
    case 'open':
      return children(open);
  }
}

/** Leads a person away from an address that has no document of theirs, to the list, and says so. */
function LeaveMissing({ to }: { to: string }) {
  const { noDocument } = useWords(en.frame);
  const toast = useToast();
  useEffect(() => toast({ tone: 'bad', text: noDocument }), [toast, noDocument]);
  return <Navigate to={to} replace />;
}

/** Leads a person who has logged out away from a document: to the log-in page, which says why and leads back here, where that was in another tab. */
export function LeaveLoggedOut(state: Extract<Unopened, { status: 'logged-out' }>) {
  const { pathname, search } = useLocation();
  return (
    <Navigate
      to={state.isElsewhere ? signInPath('log-in', pathname + search) : hrefOf('home')}
      state={state}
      replace
    />
  );
}

/** Until it is known where the footer will stand, it is not seen. */
const Loading = ({ children }: { children: ReactNode }) => (
  <div data-page-loading className="contents">
    {children}
  </div>
);
