import { EXPORTERS, usualFormats } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useListFormat } from '#platform/language/list-format.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { AccountSection } from '../section.tsx';
import type { ExportProgress, MissingFile } from './export-resumes.ts';
import { FormatBoxes } from './format-boxes.tsx';
import { type ExportState, type LoadFiles, useExport } from './use-export.ts';

const USUAL_FORMATS = usualFormats(EXPORTERS);

/** Everything that the account holds, to take along. */
export function ExportSection({ loadFiles }: { loadFiles: LoadFiles }) {
  const words = useWords(en.archive);
  const common = useWords(en.common);
  const { state, start, stop } = useExport(loadFiles);
  const outcome = useId();
  const [formats, setFormats] = useState(USUAL_FORMATS);
  const isRunning = state.kind === 'running';
  const hasNone = formats.length === 0;

  function handleStop() {
    catchLostFocus();
    stop();
  }

  return (
    <AccountSection title={words.downloadEverything} text={words.hint}>
      <div className="flex flex-col items-start gap-4">
        <FormatBoxes chosen={formats} onChange={setFormats} />
        <div className="flex flex-wrap gap-3">
          <Button
            isPending={isRunning}
            disabled={hasNone}
            aria-describedby={outcome}
            onClick={() => void start(formats)}
          >
            {!isRunning && <Download size={16} aria-hidden />}
            {words.downloadEverything}
          </Button>
          {isRunning && (
            <Button variant="ghost" onClick={handleStop}>
              {common.cancel}
            </Button>
          )}
        </div>
        {isRunning && <Progress progress={state.progress} />}
        <p role="status" id={outcome} className="text-muted text-sm">
          {hasNone ? words.chooseFormat : outcomeOf(words, state)}
        </p>
        {state.kind === 'saved' && state.missing.length > 0 && <Missing {...state} />}
        {state.kind === 'failed' && (
          <Banner tone="bad">{words.notMade({ text: state.text })}</Banner>
        )}
      </div>
    </AccountSection>
  );
}

function outcomeOf(words: WordsOf<'archive'>, state: ExportState): string {
  if (state.kind === 'empty') return words.noResume;
  if (state.kind !== 'saved') return '';
  return state.total === 0 ? words.downloadedOthers : words.downloaded({ count: state.total });
}

const Progress = ({ progress }: { progress: ExportProgress | undefined }) => {
  const words = useWords(en.archive);
  return (
    <div className="flex w-full max-w-sm flex-col gap-1.5 text-muted text-sm">
      <progress
        aria-label={words.downloadEverything}
        max={progress?.total || 1}
        value={progress?.done ?? 0}
        className="h-2 w-full"
      />
      {progress && progress.total > 0 && (
        <p aria-hidden>
          {words.progress({
            at: Math.min(progress.done + 1, progress.total),
            total: progress.total,
          })}
        </p>
      )}
    </div>
  );
};

type MissingProps = { missing: readonly MissingFile[]; wholeFormats: readonly string[] };

const Missing = ({ missing, wholeFormats }: MissingProps) => {
  const lists = useListFormat();
  const words = useWords(en.archive);
  return (
    <Banner tone="warning">
      <p>
        {wholeFormats.length > 0
          ? words.onlyAs({ formats: lists.format(wholeFormats) })
          : words.notThere}
      </p>
      <ul className="mt-2 flex flex-col gap-1">
        {missing.map(({ name, format, why }) => (
          <li key={`${name} ${format}`} className="wrap-anywhere">
            <bdi className="font-medium">{name}</bdi>: {why}
          </li>
        ))}
      </ul>
    </Banner>
  );
};
