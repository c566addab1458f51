import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { readFailure } from '#draft/server/read-failure.ts';
import type { ComparedKind } from '#features/compare/compared-kind.ts';
import type { SideState } from '#features/compare/side.ts';
import { versionQuery } from '#features/history/versions-query.ts';
import type { Printable } from '#paper/pages/lay-out-resume.ts';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';

export type SideProps<D extends Printable> = {
  kind: ComparedKind<D>;
  documentId: string;
  children: (state: SideState<D>) => ReactNode;
};

type VersionSideProps<D extends Printable> = SideProps<D> & { versionId: string };

/** A document as an earlier version of it says. */
export function VersionSide<D extends Printable>(props: VersionSideProps<D>) {
  const { kind, documentId, versionId, children } = props;
  const words = useWords(en.history);
  const sections = useSections();
  const time = useLocalDateFormat(MEDIUM);
  const { data, error, isPending, refetch } = useQuery(versionQuery(documentId, versionId));
  const printed = useMemo(() => data && kind.read(data.data, sections), [kind, data, sections]);
  if (isPending) return children({ status: 'loading' });
  if (!data || !printed) {
    const isGone = readFailure(error).kind === 'missing';
    return children(
      isGone ? { status: 'missing' } : { status: 'unreachable', retry: () => void refetch() },
    );
  }
  const { version } = data;
  const name = version.name ?? words.versionOf({ when: time.format(new Date(version.at)) });
  return children({
    status: 'there',
    side: { documentId, name, printed },
  });
}
