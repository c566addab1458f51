import { useEffect } from 'react';
import { logError } from '#lib/log.ts';
import { ChunkLoadError, retryChunk } from '#lib/navigation/lazy-chunk.ts';
import { useLocation, useNavigate } from '#lib/navigation/router/router-context.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { PageFrame } from '#ui/page-frame.tsx';

const CHUNK_TEXTS = {
  missing: 'It could not be fetched. The connection may be away, or a newer version is out.',
  timeout: 'It did not arrive within two minutes.',
};

/** In the place of a page that could not be shown: a chunk that did not come, or a fault. */
export function RouteError({ error }: { error: unknown }) {
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
        title={isChunk ? 'This page could not be loaded' : 'Something went wrong on this page'}
        text={
          isChunk
            ? `${CHUNK_TEXTS[error.reason]} What you typed is kept. (${error.message})`
            : 'What you typed is kept in this browser. Try the page again; if it keeps failing, reload it.'
        }
        onRetry={() => (isChunk ? retryChunk(error, showAgain) : showAgain())}
      />
    </PageFrame>
  );
}
