import { QueryCache, QueryClient } from '@tanstack/react-query';
import { logError } from '../log.ts';
import { ApiError } from './api-error.ts';

/** A refusal stays a refusal; only a missing answer or a server in trouble is asked again, twice. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && !(error instanceof ApiError && error.status < 500);

/** The cache of what the server said. A fetch that finally failed is logged by the first part of its key. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => logError(`Could not be fetched: ${queryKey[0]}`, error),
    }),
    defaultOptions: {
      queries: { staleTime: 10_000, retry: isWorthRetrying, retryDelay: (n) => 300 * 2 ** n },
      // A request goes out even when the browser believes it is offline: it is often wrong, and a
      // failure is shown, where a paused request would only hang.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
