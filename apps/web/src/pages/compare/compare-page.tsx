import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { LeaveLoggedOut } from '#draft/react/opened-gate.tsx';
import { CompareView } from '#features/compare/compare-view.tsx';
import type { ComparedKind } from '#features/compare/compared-kind.ts';
import type { SideState } from '#features/compare/side.ts';
import type { Printable } from '#paper/pages/lay-out-resume.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DocumentSide, SideOf } from './side-of.tsx';

type ComparePageProps<D extends Printable> = { kind: ComparedKind<D>; documentId: string };

/** A document beside another one or another state (`?with=`): that one is on the left, as the earlier of the two. */
export function ComparePage<D extends Printable>({ kind, documentId }: ComparePageProps<D>) {
  const [query] = useSearchParams();
  const other = query.get('with');
  if (!other) return <Missing />;
  return (
    <SideOf kind={kind} documentId={documentId} said={other}>
      {(before) => (
        <DocumentSide key={documentId} kind={kind} documentId={documentId}>
          {(after) => <Sides kind={kind} before={before} after={after} />}
        </DocumentSide>
      )}
    </SideOf>
  );
}

type SidesProps<D extends Printable> = {
  kind: ComparedKind<D>;
  before: SideState<D>;
  after: SideState<D>;
};

function Sides<D extends Printable>({ kind, before, after }: SidesProps<D>) {
  const words = useWords(en.compare);
  const common = useWords(en.common);
  if (before.status === 'there' && after.status === 'there')
    return <CompareView kind={kind} before={before.side} after={after.side} />;
  const states = [before, after];
  for (const state of states) {
    if (state.status === 'missing') return <Missing />;
    if (state.status === 'logged-out') return <LeaveLoggedOut {...state} />;
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
