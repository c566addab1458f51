import type { Exporter, WrittenFile } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveFile } from '#platform/files/save-file.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { ChunkLoadError, retryChunk } from '#platform/navigation/lazy-chunk.ts';
import { prefetchPages } from '#platform/offline/prefetch-pages.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import { nameCharacters } from '../sheets/name-characters.ts';
import type { LaidOut } from './lay-out-resume.ts';

/** A document whose files are downloaded. */
type Downloadable<Source> = {
  /** The pages on the screen; while there are none, there is nothing to download. */
  laidOut: LaidOut | undefined;
  /** Writes a file of these pages. */
  write: (exporter: Exporter<Source>, layOut: () => Promise<LaidOut>) => Promise<WrittenFile>;
  fileNameOf: (exporter: Exporter<Source>) => string;
};

/** Downloads of a document: the format that is being made, and the one that could not be made, with the reason. */
export type Downloads<Source> = {
  start: (exporter: Exporter<Source>) => void;
  making: Exporter<Source> | undefined;
  failed: { exporter: Exporter<Source>; message: string; retry: () => void } | undefined;
};

/**
 * Makes files of a document here in the browser, of the pages given, without a call, and hands them over; tells which characters have no
 * glyph. The writers are fetched once the screen is up, so that a download works after the network went.
 */
export function useDownloads<Source>({
  laidOut,
  write,
  fileNameOf,
}: Downloadable<Source>): Downloads<Source> {
  const words = useWords(en.paper);
  const { tag } = useLanguage();
  const notify = useNotice();
  useEffect(() => void prefetchPages(), []);

  async function download(exporter: Exporter<Source>): Promise<void> {
    if (!laidOut) throw new Error('The pages are not laid out yet.');
    const written = await write(exporter, async () => laidOut);
    if (written.kind === 'written')
      return saveFile(written.bytes, fileNameOf(exporter), exporter.mime);
    const characters = nameCharacters(written.characters, tag);
    void notify({ title: words.notPrintable, text: words.noFontFor({ characters }) });
  }

  const { mutate, error, isPending, variables } = useMutation({
    // Nothing here needs the network once the writer is loaded.
    networkMode: 'always',
    mutationFn: download,
    onError: (cause, { name }) => logError(`The ${name} was not made`, cause),
  });

  function retry(exporter: Exporter<Source>) {
    if (error instanceof ChunkLoadError) retryChunk(error, () => mutate(exporter));
    else mutate(exporter);
  }

  return {
    start: (exporter) => mutate(exporter),
    making: isPending ? variables : undefined,
    failed:
      error && variables
        ? { exporter: variables, message: error.message, retry: () => retry(variables) }
        : undefined,
  };
}
