import { PRODUCT_NAME } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#platform/files/save-file.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { ChunkLoadError, loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSections } from '#platform/sections-context.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import type { FilesByKind } from './export-documents.ts';
import type { Exported, ExportProgress } from './export-resumes.ts';

/** State of a download of everything. */
export type ExportState =
  | { kind: 'ready' }
  | { kind: 'running'; progress: ExportProgress | undefined }
  | { kind: 'empty' }
  | ({ kind: 'saved' } & Omit<Exported, 'zip' | 'isEmpty'>)
  | { kind: 'failed'; text: string };

const loadExport = () => loadChunk('export', () => import('./export-resumes.ts'));

/** Loads what reads files that documents of some kinds have of their own. */
export type LoadFiles = () => Promise<FilesByKind>;

/** Downloads every resume, in the formats asked for, in one archive; can be stopped, and stops when the page is left. */
export function useExport(loadFiles: LoadFiles) {
  const common = useWords(en.common);
  const sections = useSections();
  const language = useLanguage();
  const [state, setState] = useState<ExportState>({ kind: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(formats: readonly string[], signal: AbortSignal): Promise<ExportState> {
    const [{ exportResumes }, filesByKind] = await Promise.all([loadExport(), loadFiles()]);
    const onProgress = (progress: ExportProgress) => setState({ kind: 'running', progress });
    const { zip, isEmpty, ...saved } = await exportResumes({
      formats,
      signal,
      onProgress,
      sections,
      language,
      filesByKind,
    });
    if (isEmpty) return { kind: 'empty' };
    const day = new Date().toISOString().slice(0, 10);
    saveFile(zip, `${PRODUCT_NAME}-${day}.zip`, 'application/zip');
    return { kind: 'saved', ...saved };
  }

  async function start(formats: readonly string[]) {
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: 'running', progress: undefined });
    try {
      setState(await run(formats, abort.signal));
    } catch (cause) {
      if (abort.signal.aborted) return;
      logError('The archive was not made.', cause);
      setState({
        kind: 'failed',
        text: cause instanceof ChunkLoadError ? cause.message : reasonOf(common, cause),
      });
    }
  }

  function stop() {
    running.current?.abort();
    setState({ kind: 'ready' });
  }

  return { state, start, stop };
}
