import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { CompareView } from '#features/compare/compare-view.tsx';
import type { SideState } from '#features/compare/side.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Navigate } from '#platform/navigation/router/link.tsx';
import {
  useLocation,
  useParams,
  useSearchParams,
} from '#platform/navigation/router/router-context.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readSide, SideOf } from './side-of.tsx';

/** A resume beside another one or another state (`/resume/:resumeId/compare?with=`): that one is on the left, as it was before. */
export function ComparePage() {
  const { resumeId = '' } = useParams();
  const [query] = useSearchParams();
  const other = readSide(query.get('with'), resumeId);
  if (!other) return <Missing />;
  return (
    <SideOf {...other}>
      {(before) => (
        <SideOf kind="document" id={resumeId}>
          {(after) => <Sides before={before} after={after} />}
        </SideOf>
      )}
    </SideOf>
  );
}

function Sides({ before, after }: { before: SideState; after: SideState }) {
  const words = useWords(en.compare);
  const common = useWords(en.common);
  const { pathname, search } = useLocation();
  if (before.status === 'there' && after.status === 'there')
    return <CompareView before={before.side} after={after.side} />;
  const states = [before, after];
  for (const state of states) {
    if (state.status === 'missing') return <Missing />;
    // The log-in page says why, and leads back here.
    if (state.status === 'logged-out')
      return (
        <Navigate
          to={state.isElsewhere ? signInPath('log-in', pathname + search) : hrefOf('home')}
          state={state}
          replace
        />
      );
  }
  const away = states.filter((state) => state.status === 'unreachable');
  if (away.length === 0) return <Loading />;
  const retry = () => {
    for (const state of away) state.retry();
  };
  return (
    <PageFrame>
      <ErrorState level={1} title={words.notLoaded} text={common.noAnswer} onRetry={retry} />
    </PageFrame>
  );
}

function Missing() {
  const words = useWords(en.compare);
  return (
    <PageFrame>
      <div className="flex flex-col items-start gap-4">
        <h1 tabIndex={-1} className="font-semibold text-lg">
          {words.notFound}
        </h1>
        <p className="max-w-measure text-muted">{words.notFoundHint}</p>
        <LinkButton to={hrefOf('resumes')}>{words.toList}</LinkButton>
      </div>
    </PageFrame>
  );
}

function Loading() {
  const words = useWords(en.compare);
  return (
    <div data-page-loading className="contents">
      <PageFrame>
        <h1 className="sr-only">{words.compare}</h1>
        <p role="status" className="sr-only">
          {words.loading}
        </p>
        <Skeleton className="h-96" />
      </PageFrame>
    </div>
  );
}
