import { hrefOf } from '@shortlist/contracts';
import type { ReactNode } from 'react';
import type { OpenedResume } from '#draft/react/opened-resume.ts';
import type { OpenResume } from '#draft/react/use-open-resume.ts';
import { Navigate } from '#lib/navigation/router/link.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';

type OpenedGateProps = {
  open: OpenResume;
  /** The page in its final shape, while the resume is on its way. */
  loading: ReactNode;
  /** The page around what is said when the server does not answer. */
  renderError: (error: ReactNode) => ReactNode;
  /** The page has no other heading. */
  isErrorHeading?: boolean;
  children: (open: OpenedResume) => ReactNode;
};

/** The page of a resume once it is open; before, or without it, what stands there or where else the person is led. */
export function OpenedGate({
  open,
  loading,
  renderError,
  isErrorHeading,
  children,
}: OpenedGateProps) {
  switch (open.status) {
    case 'refused':
      return <Navigate to={hrefOf('resumes')} replace />;
    case 'logged-out':
      return <Navigate to={hrefOf('home')} replace />;
    case 'loading':
      // Until it is known where the footer will stand, it is not seen.
      return (
        <div data-page-loading className="contents">
          {loading}
        </div>
      );
    case 'unreachable':
      return renderError(
        <ErrorState
          {...(isErrorHeading && { level: 1 })}
          title="Your resume could not be loaded"
          text="The server did not answer. Nothing is lost; check the connection and try again."
          onRetry={open.retry}
        />,
      );
    case 'open':
      return children(open);
  }
}
