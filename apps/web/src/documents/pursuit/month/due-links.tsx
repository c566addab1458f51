import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import type { Due } from './list-due.ts';

type DueLinksProps = {
  due: readonly Due[];
  /** Limit of those that are named; of more it says how many. */
  most: number;
  className: string;
};

/** Links to the applications with something due on a day. */
export function DueLinks({ due, most, className }: DueLinksProps) {
  const words = useWords(en.applications);
  const month = useWords(en.applicationsMonth);
  return (
    <ul className="flex flex-col gap-1">
      {due.slice(0, most).map(({ row, kind }) => {
        const { application_id: applicationId, title, company, next } = row;
        const what = kind === 'lastDay' ? month.lastDay : next.what.trim() || words.next;
        const name = company.trim() || title.trim() || words.untitled;
        return (
          <li key={`${applicationId} ${kind}`}>
            <Link
              to={hrefOf('pursuit', { applicationId })}
              className={`block rounded-sm border-s-2 px-1.5 py-0.5 text-xs hover:underline ${kind === 'lastDay' ? 'border-warning' : 'border-accent'} ${className}`}
            >
              <bdi>{what}</bdi>
              <span className="text-muted">
                {' · '}
                <bdi>{name}</bdi>
              </span>
            </Link>
          </li>
        );
      })}
      {due.length > most && (
        <li className="px-1.5 text-faint text-xs">{month.more({ count: due.length - most })}</li>
      )}
    </ul>
  );
}
