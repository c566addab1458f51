import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { PageFrame } from '#ui/page-frame.tsx';

type PageUnavailableProps = { isRetrying: boolean; onRetry: () => void };

/** Stands where a page would when the server did not answer. */
export const PageUnavailable = ({ isRetrying, onRetry }: PageUnavailableProps) => {
  const words = useWords(en.frame);
  const common = useWords(en.common);
  return (
    <PageFrame width="reading">
      <ErrorState
        level={1}
        title={words.pageNotLoaded}
        text={common.noAnswer}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </PageFrame>
  );
};
