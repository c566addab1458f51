import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import type { Due } from './list-due.ts';

type DueLinksProps = {
  due: readonly Due[];
  /** Number of those that are shown until a press asks for all. */
  most: number;
  className: string;
};

/** Links to the applications with something due on a day. */
export function DueLinks({ due, most, className }: DueLinksProps) {
  const words = useWords(en.applications);
  const month = useWords(en.applicationsMonth);
  const list = useRef<HTMLUListElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const shown = isOpened ? due : due.slice(0, most);

  function handleMore() {
    setIsOpened(true);
    // The button is removed, and its focus would be lost.
    list.current?.querySelectorAll('a')[most - 1]?.focus();
  }

  return (
    <ul ref={list} className="flex flex-col gap-1">
      {shown.map(({ row, kind }) => {
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
      {shown.length < due.length && (
        <li>
          <button
            type="button"
            onClick={handleMore}
            className="px-1.5 py-0.5 text-muted text-xs hover:underline"
          >
            {month.more({ count: due.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}
