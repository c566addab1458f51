import { en } from '@shortlist/messages';
import { RESUME } from '@shortlist/model';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { readFailure } from '#draft/server/read-failure.ts';
import type { SideState } from '#features/compare/side.ts';
import { versionQuery } from '#features/history/versions-query.ts';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';

type VersionSideProps = {
  documentId: string;
  versionId: string;
  children: (state: SideState) => ReactNode;
};

/** A resume as an earlier version of it says. */
export function VersionSide({ documentId, versionId, children }: VersionSideProps) {
  const words = useWords(en.history);
  const sections = useSections();
  const time = useLocalDateFormat(MEDIUM);
  const { data, error, isPending, refetch } = useQuery(versionQuery(documentId, versionId));
  const resume = useMemo(
    () => data && RESUME.readParts(data.data.parts, sections),
    [data, sections],
  );
  if (isPending) return children({ status: 'loading' });
  if (!data || !resume) {
    const isGone = readFailure(error).kind === 'missing';
    return children(
      isGone ? { status: 'missing' } : { status: 'unreachable', retry: () => void refetch() },
    );
  }
  const { version } = data;
  const name = version.name ?? words.versionOf({ when: time.format(new Date(version.at)) });
  return children({
    status: 'there',
    side: { documentId, name, resume },
  });
}
