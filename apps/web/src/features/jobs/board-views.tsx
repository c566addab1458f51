import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';

const VIEWS = { roles: hrefOf('jobBoard'), applications: hrefOf('pursuits') };
type View = keyof typeof VIEWS;

/** Leads from one view of the Job Board to the other. */
export function BoardViews({ shown }: { shown: View }) {
  const words = useWords(en.jobs);
  return (
    <nav aria-label={words.jobBoard} className="flex gap-1 border-hairline border-b">
      {Object.entries(VIEWS).map(([view, to]) => (
        <Link
          key={view}
          to={to}
          aria-current={view === shown ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-transparent border-b-2 px-3 text-muted text-sm hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {words.boardView({ view: view as View })}
        </Link>
      ))}
    </nav>
  );
}
