import { type ComponentType, lazy, Suspense } from 'react';
import { afterFirstPaint } from '#platform/hydration/after-first-paint.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { MiniSheet } from '../list/cards/mini-sheet.tsx';
import type { SheetPictureProps } from './sheet-picture.tsx';

async function load(): Promise<{ default: ComponentType<SheetPictureProps> }> {
  try {
    await afterFirstPaint();
    const chunk = await loadChunk('pictures', () => import('./sheet-picture.tsx'));
    return { default: chunk.SheetPicture };
  } catch (cause) {
    logError('Pictures of resumes could not be loaded.', cause);
    return { default: () => <MiniSheet /> };
  }
}

const Loaded = lazy(load);

/** A resume's first page on its card; what draws it is loaded after the first paint. */
export const LazySheetPicture = (props: SheetPictureProps) => (
  <Suspense fallback={<MiniSheet />}>
    <Loaded {...props} />
  </Suspense>
);
