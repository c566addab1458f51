import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { Plus } from 'lucide-react';
import { BoardViews } from '#features/jobs/board-views.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readView, viewHref } from '../views/read-view.ts';
import { ViewLinks } from '../views/view-links.tsx';
import { ViewOf } from '../views/view-of.tsx';
import { SummaryLine } from './summary-line.tsx';
import { type Applications, useApplications } from './use-applications.ts';

/** A person's applications (`/job_board/applications`). */
export function PursuitsPage() {
  const words = useWords(en.applications);
  const applications = useApplications();
  const { rows, isOld } = applications;
  return (
    <PageFrame>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="font-serif text-xl tracking-tight sm:text-2xl">
            {words.title}
          </h1>
          {rows && rows.length > 0 && <SummaryLine rows={rows} />}
        </div>
        {rows && rows.length > 0 && <AddLink />}
      </div>
      <div className="mt-6 mb-6">
        <BoardViews shown="applications" />
      </div>
      {isOld && <p className="mb-4 text-muted text-sm">{words.offline}</p>}
      <ListBody {...applications} />
    </PageFrame>
  );
}

const AddLink = () => {
  const words = useWords(en.applications);
  return (
    <LinkButton to={hrefOf('newPursuit')} variant="primary">
      <Plus size={16} aria-hidden />
      {words.add}
    </LinkButton>
  );
};

function ListBody({ rows, error, isFetching, retry }: Applications) {
  const words = useWords(en.applications);
  const common = useWords(en.common);
  const [query] = useSearchParams();
  if (error)
    return (
      <ErrorState
        title={words.notLoaded}
        text={reasonOf(common, error)}
        onRetry={retry}
        isRetrying={isFetching}
      />
    );
  if (!rows) return <ListSkeleton />;
  if (rows.length === 0 && readView(query) !== 'exchange')
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-pretty text-lg text-muted">{words.empty}</p>
        <div className="flex flex-wrap gap-3">
          <AddLink />
          <LinkButton to={viewHref('exchange')}>{words.importTable}</LinkButton>
        </div>
      </div>
    );
  return (
    <>
      <ViewLinks />
      <ViewOf rows={rows} skeleton={<ListSkeleton />} />
    </>
  );
}

const LINES = Array.from({ length: 8 }, (_, at) => `line-${at}`);

/** The shape of the list while it is on its way. */
const ListSkeleton = () => {
  const words = useWords(en.applications);
  return (
    <div role="status" data-page-loading className="appear-late">
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden className="flex flex-col gap-6">
        {LINES.map((line) => (
          <Skeleton key={line} className="h-8 w-full" />
        ))}
      </div>
    </div>
  );
};
