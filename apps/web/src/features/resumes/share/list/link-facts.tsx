import type { Link } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import type { ShareSubject } from '../share-subject.ts';
import { useChoices } from '../use-choices.ts';

type LinkFactsProps = { subject: ShareSubject; link: Link; shared: unknown };

/** Says what a link shows, how long and to whom, and how often it was opened. */
export function LinkFacts({ subject, link, shared }: LinkFactsProps) {
  const words = useWords(en.share);
  const { leave_out, downloads, counting, openings, downloaded } = link;
  const parts = useChoices(subject, shared, leave_out)
    .filter(({ choice }) => leave_out.includes(choice))
    .map(({ label }) => label);
  const facts = [
    parts.length > 0 ? words.leavesOut({ parts }) : words.leavesOutNothing,
    ...useTimes(link),
    ...(link.has_password ? [words.asksPassword] : []),
    ...(downloads.length > 0
      ? [words.offers({ formats: downloads.map((format) => words.format({ format })) })]
      : []),
    counting ? words.openings({ count: openings }) : words.notCounted,
    ...(counting && downloaded > 0 ? [words.downloaded({ count: downloaded })] : []),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** Says of when the version is that a link shows, and until when it shows it. */
function useTimes({ frozen_at, expires_at }: Link): string[] {
  const words = useWords(en.share);
  const format = useLocalDateFormat({ dateStyle: 'medium' });
  const dayOf = (moment: string) => format.format(new Date(moment));
  const version = frozen_at === null ? words.latest : words.versionOf({ day: dayOf(frozen_at) });
  if (expires_at === null) return [version];
  const say = Date.parse(expires_at) > Date.now() ? words.endsOn : words.ended;
  return [version, say({ day: dayOf(expires_at) })];
}
