import { en } from '@shortlist/messages';
import { useEffect } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { ChunkLoadError, retryChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLocation, useNavigate } from '#platform/navigation/router/router-context.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { PageFrame } from '#ui/page-frame.tsx';

/** In the place of a page that could not be shown: a chunk that did not come, or a fault. */
export function RouteError({ error }: { error: unknown }) {
  const words = useWords(en.frame);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    logError(error instanceof ChunkLoadError ? error.message : 'A page failed.', error);
  }, [error]);

  const showAgain = () => void navigate(pathname + search, { replace: true });
  const isChunk = error instanceof ChunkLoadError;
  return (
    <PageFrame width="reading">
      <ErrorState
        level={1}
        title={isChunk ? words.pageNotLoaded : words.failed}
        text={
          isChunk
            ? words.notFetched({ reason: error.reason, message: error.message })
            : words.failedHint
        }
        onRetry={() => (isChunk ? retryChunk(error, showAgain) : showAgain())}
      />
    </PageFrame>
  );
}
