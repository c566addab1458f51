import type { Exporter } from '@shortlist/exporters';
import { type Resume, resumeFileName } from '@shortlist/resume';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveFile } from '#lib/files/save-file.ts';
import { logError } from '#lib/log.ts';
import { useSections } from '#lib/sections-context.ts';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { loadWriter, writeResumeFile } from '#paper/pages/write-resume-file.ts';

/** What became of a download: the browser has the file, or some characters have no glyph. */
export type DownloadOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; characters: readonly string[] };

/**
 * Makes the file of the resume here in the browser, of the pages given, without a call, and hands it over.
 * The writer is fetched as soon as the screen is up, so that a download works after the network went.
 */
export function useDownload(exporter: Exporter, resume: Resume, laidOut: LaidOut | undefined) {
  const sections = useSections();
  const fileName = resumeFileName(resume.contact.fullName, exporter.extension);
  useEffect(() => {
    // Only ahead of time: a failure is reported when the writer is asked for.
    loadWriter(exporter).catch((error: unknown) =>
      logError(`The ${exporter.name} writer was not fetched`, error),
    );
  }, [exporter]);

  async function download(): Promise<DownloadOutcome> {
    if (!laidOut) throw new Error('The pages are not laid out yet.');
    const written = await writeResumeFile(exporter, {
      resume,
      sections,
      layOut: async () => laidOut,
    });
    if (written.kind === 'refused') return written;
    saveFile(written.bytes, fileName, exporter.mime);
    return { kind: 'saved' };
  }

  const mutation = useMutation({
    // Nothing here needs the network once the writer is loaded.
    networkMode: 'always',
    mutationFn: download,
    onError: (error) => logError(`The ${exporter.name} was not made`, error),
  });
  return { ...mutation, fileName };
}
