import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import type { TailoredLineProps } from './tailored-line.tsx';

const loadTailored = () => loadChunk('tailored', () => import('./tailored-line.tsx'));

/** Says what a resume is tailored from, once that is loaded; its place is kept free. */
export function LazyTailoredLine(props: TailoredLineProps) {
  const { part } = useLoaded(loadTailored);
  return <div className="min-h-5">{part && <part.TailoredLine {...props} />}</div>;
}
