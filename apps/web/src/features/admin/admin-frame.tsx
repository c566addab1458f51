import { ADMIN_AREAS, hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { RecentDeletions } from './recent-deletions.tsx';

export type AdminFrameProps = { title: string; action?: ReactNode; children: ReactNode };

/** Frames the pages of the admin area: headline, and the way to the others. */
export const AdminFrame = ({ title, action, children }: AdminFrameProps) => (
  <>
    <AreaLinks />
    <div className="mt-6 mb-8 flex flex-wrap items-center justify-between gap-4">
      <h1 className="wrap-anywhere min-w-0 font-serif text-2xl tracking-tight">{title}</h1>
      {action}
    </div>
    <RecentDeletions />
    {children}
  </>
);

function AreaLinks() {
  const pages = useWords(en.pages);
  const words = useWords(en.admin);
  const { pathname } = useLocation();
  /** The page of an area, and those that lie below it. */
  const isHere = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return (
    <nav aria-label={words.admin} className="flex flex-wrap gap-2">
      {ADMIN_AREAS.map((page) => (
        <Link
          key={page}
          to={hrefOf(page)}
          aria-current={isHere(hrefOf(page)) ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-md px-3 text-muted text-sm hover:bg-raised hover:text-ink aria-[current=page]:bg-accent/10 aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {pages[page]}
        </Link>
      ))}
    </nav>
  );
}
