import { useQueryClient } from '@tanstack/react-query';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import type { TailoredLineProps } from './tailored-line.tsx';

const loadTailored = () => loadChunk('tailored', () => import('./tailored-line.tsx'));

type LazyOriginProps = Omit<TailoredLineProps, 'baseId'> & { baseId: string | undefined };

/** Says what a resume is tailored from, or how many are tailored from it as far as the list is known; nothing of most. */
export function LazyOrigin({ baseId, ...props }: LazyOriginProps) {
  const { resumeId } = props;
  const listed = useQueryClient().getQueryData(resumesQuery.queryKey) ?? [];
  const followers = listed.filter(({ base_id }) => base_id === resumeId);
  const isNeeded = baseId !== undefined || followers.length > 0;
  const { part } = useLoaded(loadTailored, isNeeded);
  if (!isNeeded) return null;
  return (
    // Its place is kept free.
    <div className="min-h-5">
      {part && baseId !== undefined && <part.TailoredLine baseId={baseId} {...props} />}
      {part && baseId === undefined && <part.FollowersLine followers={followers} />}
    </div>
  );
}
