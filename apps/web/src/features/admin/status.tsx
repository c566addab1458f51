import type { ServerStatus } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useDateFormat } from '#platform/language/date-format.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { statusQuery } from './api.ts';

/** Shows the server's status: what it runs, what it needs, and whether that works. */
export function Status() {
  const words = useWords(en.admin);
  const common = useWords(en.common);
  const time = useDateFormat({ dateStyle: 'long', timeStyle: 'short' });
  const { data, isPending, isFetching, refetch } = useQuery(statusQuery);
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (!data) {
    return (
      <ErrorState
        title={words.statusFailed}
        text={common.noAnswer}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const moment = (iso: string) => time.format(new Date(iso));
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
        {statusLines(words, data.server, moment).map(({ line, says, state }) => (
          <div key={line} className="sm:contents">
            <dt className="text-muted text-sm">{words.statusLine({ line })}</dt>
            <dd className="wrap-anywhere">
              {says}
              {state !== undefined && <span className="block text-muted text-sm">{state}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-8">
        <Button onClick={() => void refetch()} isPending={isFetching}>
          {words.lookAgain}
        </Button>
      </div>
    </>
  );
}

type Line = {
  line: Parameters<WordsOf<'admin'>['statusLine']>[0]['line'];
  says: string;
  state?: string;
};

/** Lists what there is to say of the server: of each line what is there, and how it is. */
function statusLines(
  words: WordsOf<'admin'>,
  { version, database, storage, mail, ...server }: ServerStatus,
  moment: (iso: string) => string,
): Line[] {
  const stateOf = (state: ServerStatus['mail']['state']) => words.state({ state });
  return [
    { line: 'version', says: version },
    { line: 'startedAt', says: moment(server.startedAt) },
    {
      line: 'database',
      says: words.database(database),
      state: database.isFull ? words.diskFull : stateOf(database.state),
    },
    { line: 'files', says: words.files(storage), state: stateOf(storage.state) },
    { line: 'mail', says: words.mail(mail), state: stateOf(mail.state) },
    { line: 'waiting', says: String(mail.waiting) },
    {
      line: 'backup',
      says: server.lastBackupAt === null ? words.noBackup : moment(server.lastBackupAt),
    },
  ];
}
