import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { readView, VIEWS, viewHref } from './read-view.ts';

/** Leads from one view of the applications to another. */
export function ViewLinks() {
  const words = useWords(en.applications);
  const [query] = useSearchParams();
  const shown = readView(query);
  const current = shown === 'record' ? 'exchange' : shown;
  return (
    <nav aria-label={words.views} className="mb-5 flex flex-wrap gap-2 print:hidden">
      {VIEWS.filter((view) => view !== 'record').map((view) => (
        <LinkButton
          key={view}
          size="sm"
          to={viewHref(view)}
          aria-current={view === current ? 'page' : undefined}
          className="aria-[current]:border-accent aria-[current]:text-accent"
        >
          {words.view({ view })}
        </LinkButton>
      ))}
    </nav>
  );
}
