import { ErrorState } from '#ui/notices/error-state.tsx';
import { PageFrame } from '#ui/page-frame.tsx';

type PageUnavailableProps = { isRetrying: boolean; onRetry: () => void };

/** Stands where a page would when the server did not answer. */
export const PageUnavailable = ({ isRetrying, onRetry }: PageUnavailableProps) => (
  <PageFrame width="reading">
    <ErrorState
      level={1}
      title="This page could not be loaded"
      text="The server did not answer. Check the connection and try again."
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  </PageFrame>
);
