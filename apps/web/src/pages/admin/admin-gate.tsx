import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ChunkLoadError } from '#platform/navigation/lazy-chunk.ts';
import { PageUnavailable } from '../jobs/page-unavailable.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageLoading } from '../page-loading.tsx';

/**
 * A page that is loaded for admins alone: to everybody else its address is Not Found, and nothing of
 * the admin area is fetched. The server says who is logged in; its answer goes when somebody else
 * logs in.
 */
export function forAdmins(name: string, load: () => Promise<ComponentType>): ComponentType {
  const pageQuery = queryOptions({
    queryKey: ['admin-page', name],
    queryFn: async ({ signal }) => {
      const { fetchSession } = await import('#session/fetch-session.ts');
      const session = await fetchSession(signal);
      return { Page: session?.user.isAdmin ? await load() : NotFoundPage };
    },
  });

  return function AdminPage() {
    const { data, error, isFetching, refetch } = useQuery(pageQuery);
    if (data) return <data.Page />;
    if (error instanceof ChunkLoadError) throw error;
    if (!error) return <PageLoading />;
    return <PageUnavailable onRetry={() => void refetch()} isRetrying={isFetching} />;
  };
}
