import { EXPORTERS } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { useEffect, useId, useMemo, useState } from 'react';
import type { FormatNotes } from '#platform/format-notes.ts';
import { isSavingData } from '#platform/hydration/prefetch-app.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CheckFormat } from './checking/worker-checker.ts';
import { formatNotes } from './format-notes.ts';
import { OutcomeView } from './outcome-view.tsx';
import { useChecked } from './use-checked.ts';

export type ReadBackPanelProps = {
  resume: Resume;
  /** Goes to the field of a difference. */
  onPick: (source: string) => void;
  /** Hears what is known of each format of this resume, whenever that changes. */
  onNotes?: (notes: FormatNotes) => void;
  /** Writes and reads the files: a worker, where no other is given. */
  check?: CheckFormat;
};

const FORMATS = EXPORTERS.all;
const NONE: readonly string[] = [];

/** Shows what a program reads in the files of the resume, beside what was typed: live, after each pause in typing. */
export function ReadBackPanel({ resume, onPick, onNotes, check }: ReadBackPanelProps) {
  const words = useWords(en.readBackPanel);
  const language = useLanguage();
  const [chosen, setChosen] = useState<(typeof FORMATS)[number]>(FORMATS[0]);
  const headingId = useId();
  const formats = useMemo(
    () => [chosen, ...FORMATS.filter((each) => each !== chosen)].map(({ id }) => id),
    [chosen],
  );
  // Where data is saved, the part that reads files comes only when a person wants it.
  const [isWanted, setIsWanted] = useState(!isSavingData());
  const { outcomes, hasFailed, retry } = useChecked(resume, isWanted ? formats : NONE, check);
  const found = outcomes.get(chosen.id);
  const isRunning = isWanted && !hasFailed;
  useEffect(
    () => onNotes?.(formatNotes(language, resume, { outcomes, isRunning }, FORMATS)),
    [onNotes, resume, outcomes, isRunning, language],
  );

  return (
    <aside
      aria-labelledby={headingId}
      className="@container flex min-w-0 flex-col gap-4 rounded-md border border-hairline bg-panel p-4 sm:p-5"
    >
      <h2 id={headingId} tabIndex={-1} className="font-semibold text-md outline-none">
        {words.title}
      </h2>
      <p className="text-pretty text-muted text-sm">{words.hint}</p>
      <Select
        label={words.file}
        options={FORMATS.map(({ name }) => name)}
        value={chosen.name}
        onChange={({ target }) =>
          setChosen(FORMATS.find(({ name }) => name === target.value) ?? FORMATS[0])
        }
      />
      {hasFailed && (
        <RetryBanner size="sm" onRetry={retry}>
          {words.theFile}
        </RetryBanner>
      )}
      {!isWanted && (
        <Button size="sm" className="self-start" onClick={() => setIsWanted(true)}>
          {words.readAgain}
        </Button>
      )}
      {found ? (
        <div aria-busy={found.resume !== resume} className="flex min-w-0 flex-col gap-4">
          <OutcomeView format={chosen} outcome={found.outcome} onPick={onPick} />
        </div>
      ) : (
        isRunning && <Skeleton className="appear-late h-24 w-full" />
      )}
    </aside>
  );
}
