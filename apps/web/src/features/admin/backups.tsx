import { type BackupState, downloadBackup } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDateFormat } from '#platform/language/date-format.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { buttonLook } from '#ui/buttons/button-look.ts';
import { Banner } from '#ui/notices/banner.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { backupsQuery } from './api.ts';

/** The backups that servers make by themselves, each to be downloaded, with a warning where none come. */
export function Backups() {
  const words = useWords(en.admin);
  return (
    <section aria-labelledby="backups" className="mt-12 border-hairline border-t pt-8">
      <h2 id="backups" className="mb-4 font-semibold text-md">
        {words.backups}
      </h2>
      <LoadedBackups />
    </section>
  );
}

function LoadedBackups() {
  const words = useWords(en.admin);
  const common = useWords(en.common);
  const time = useDateFormat({ dateStyle: 'long', timeStyle: 'short' });
  const { data, isPending, isFetching, refetch } = useQuery(backupsQuery);
  if (isPending) return <Skeleton className="h-24 w-full" />;
  if (!data) {
    return (
      <ErrorState
        title={words.backupsNotLoaded}
        text={common.noAnswer}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { backups } = data;
  const moment = (iso: string) => time.format(new Date(iso));
  const warning = warningOf(words, backups);
  return (
    <div className="flex flex-col gap-4">
      {warning !== undefined && <Banner tone="warning">{warning}</Banner>}
      <p className="max-w-measure text-pretty text-muted text-sm">
        {linesOf(words, backups, moment).join(' ')}
      </p>
      <KeptBackups kept={backups.kept} moment={moment} />
    </div>
  );
}

const warningOf = (words: WordsOf<'admin'>, { problem, isOld }: BackupState) => {
  if (problem !== null) return words.backupProblem({ problem });
  return isOld ? words.backupsOld : undefined;
};

function linesOf(
  words: WordsOf<'admin'>,
  { everyH, newest, kept }: BackupState,
  moment: (iso: string) => string,
): string[] {
  const isElsewhere = newest && kept.every(({ madeAt }) => madeAt !== newest.madeAt);
  return [
    everyH === 0 ? words.backupsOff : words.backupsEvery({ hours: everyH }),
    ...(isElsewhere
      ? [words.backupElsewhere({ time: moment(newest.madeAt), place: newest.place })]
      : []),
    kept.length === 0 ? words.noBackupsYet : words.backupHint,
  ];
}

type KeptBackupsProps = Pick<BackupState, 'kept'> & { moment: (iso: string) => string };

function KeptBackups({ kept, moment }: KeptBackupsProps) {
  const words = useWords(en.admin);
  return (
    <ul className="flex flex-col gap-2">
      {kept.map(({ name, madeAt, bytes }) => (
        <li key={name} className="max-w-full">
          <a
            href={downloadBackup.url.replace(':name', encodeURIComponent(name))}
            download
            aria-label={words.downloadBackup({ time: moment(madeAt) })}
            className={`${buttonLook({ size: 'sm' })} max-w-full`}
          >
            <Download size={16} aria-hidden className="shrink-0" />
            {moment(madeAt)}
            <span className="min-w-0 truncate text-muted" title={name}>
              {name}
            </span>
            <span className="text-muted">
              {words.backupSize({ size: Math.ceil(bytes / 1024 / 1024) })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
