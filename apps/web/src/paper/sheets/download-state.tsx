import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import type { Downloads } from '../pages/use-downloads.ts';

/** Says which file is being made, or why one could not be, with Retry. */
export function DownloadState<Source>({ downloads }: { downloads: Downloads<Source> }) {
  const words = useWords(en.paper);
  const { making, failed } = downloads;
  return (
    <>
      <p role="status" className="sr-only">
        {making ? words.makingFile({ name: making.name }) : ''}
      </p>
      {failed && (
        <RetryBanner onRetry={failed.retry}>
          {words.fileNotMade({ name: failed.exporter.name, message: failed.message })}
        </RetryBanner>
      )}
    </>
  );
}
