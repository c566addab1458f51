import type { DocumentVersion } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import type { HistorySubject } from './history-subject.ts';
import { RemoveAllButton } from './remove-all-button.tsx';
import { describeVersion } from './version-words.ts';

const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'full' };
const TIME: Intl.DateTimeFormatOptions = { timeStyle: 'short' };

type VersionListProps = {
  subject: HistorySubject;
  versions: readonly DocumentVersion[];
  /** The version that is shown; empty for the current one. */
  chosenId: string;
  /** Asks for older ones, where there are any. */
  onOlder: (() => void) | undefined;
  isLoading: boolean;
};

/** All versions by their days, the newest first; each leads to itself. */
export function VersionList({ subject, versions, chosenId, onOlder, isLoading }: VersionListProps) {
  const words = useWords(en.history);
  const days = useDays(versions);
  return (
    <>
      <ItemLink to={subject.historyHref()} isChosen={chosenId === ''} title={words.current} />
      {days.map(({ day, versions: ofDay }) => (
        <div key={day} className="flex flex-col gap-1">
          <h3 className="px-3 pt-2 text-muted text-xs">
            <time dateTime={ofDay[0]?.at}>{day}</time>
          </h3>
          <ul className="flex flex-col gap-1">
            {ofDay.map((version) => (
              <li key={version.version_id}>
                <VersionLink
                  subject={subject}
                  version={version}
                  isChosen={version.version_id === chosenId}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {versions.length === 0 && <p className="px-3 text-muted text-sm">{words.none}</p>}
      {onOlder && (
        <Button onClick={onOlder} isPending={isLoading} className="self-start">
          {words.older}
        </Button>
      )}
      <p className="text-pretty px-3 pt-2 text-faint text-xs">{words.kept}</p>
      {versions.length > 0 && <RemoveAllButton subject={subject} />}
    </>
  );
}

type VersionLinkProps = { subject: HistorySubject; version: DocumentVersion; isChosen: boolean };

function VersionLink({ subject, version, isChosen }: VersionLinkProps) {
  const words = useWords(en.history);
  return (
    <ItemLink
      to={subject.historyHref(version.version_id)}
      isChosen={isChosen}
      {...describeVersion(words, version, subject.namePart)}
      isNamed={version.name !== undefined || version.reason === 'sent'}
      at={version.at}
    />
  );
}

type ItemLinkProps = {
  to: string;
  isChosen: boolean;
  title: string;
  isNamed?: boolean;
  /** As of when, ISO 8601. */
  at?: string;
  about?: string;
};

const ItemLink = ({ to, isChosen, title, isNamed = false, at, about }: ItemLinkProps) => (
  <Link
    to={to}
    aria-current={isChosen || undefined}
    className="flex min-h-11 flex-col justify-center gap-0.5 rounded-md border border-transparent px-3 py-2 hover:bg-raised aria-[current=true]:border-edge aria-[current=true]:bg-raised"
  >
    <span className="flex items-baseline justify-between gap-3">
      <span dir="auto" className={`wrap-anywhere min-w-0 ${isNamed ? 'font-semibold' : ''}`}>
        {title}
      </span>
      {at && <Time at={at} />}
    </span>
    {about && <span className="wrap-anywhere text-muted text-xs">{about}</span>}
  </Link>
);

function Time({ at }: { at: string }) {
  const format = useLocalDateFormat(TIME);
  return (
    <time dateTime={at} className="shrink-0 text-muted text-xs tabular-nums">
      {format.format(new Date(at))}
    </time>
  );
}

/** Groups versions by the day that they are of, in the person's own time. */
function useDays(versions: readonly DocumentVersion[]) {
  const format = useLocalDateFormat(DAY);
  const days: { day: string; versions: DocumentVersion[] }[] = [];
  for (const version of versions) {
    const day = format.format(new Date(version.at));
    const last = days.at(-1);
    if (last?.day === day) last.versions.push(version);
    else days.push({ day, versions: [version] });
  }
  return days;
}
