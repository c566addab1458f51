import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import type { Downloads } from '../pages/use-downloads.ts';

/** Says which file is being made, or why one could not be, with Retry. */
export function DownloadState<Source>({ downloads }: { downloads: Downloads<Source> }) {
  const words = useWords(en.paper);
  const common = useWords(en.common);
  const { making, failed } = downloads;
  return (
    <>
      <p role="status" className="sr-only">
        {making ? words.makingFile({ name: making.name }) : ''}
      </p>
      {failed && (
        <Banner tone="bad" action={<Button onClick={failed.retry}>{common.retry}</Button>}>
          {words.fileNotMade({ name: failed.exporter.name, message: failed.message })}
        </Banner>
      )}
    </>
  );
}
