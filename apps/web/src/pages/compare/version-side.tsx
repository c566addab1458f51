import { en } from '@shortlist/messages';
import { RESUME } from '@shortlist/model';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SideState } from '#features/compare/side.ts';
import { versionQuery } from '#features/history/versions-query.ts';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { ApiError } from '#platform/server/api-error.ts';

type VersionSideProps = {
  id: string;
  documentId?: string;
  children: (state: SideState) => ReactNode;
};

/** A resume as an earlier version of it says. */
export function VersionSide({ id, documentId = '', children }: VersionSideProps) {
  const words = useWords(en.history);
  const sections = useSections();
  const time = useLocalDateFormat(MEDIUM);
  const { data, error, isPending, refetch } = useQuery(versionQuery(documentId, id));
  if (isPending) return children({ status: 'loading' });
  if (!data) {
    const isGone = error instanceof ApiError && error.status === 404;
    return children(
      isGone ? { status: 'missing' } : { status: 'unreachable', retry: () => void refetch() },
    );
  }
  const { version } = data;
  const name = version.name ?? words.versionOf({ when: time.format(new Date(version.at)) });
  return children({
    status: 'there',
    side: { documentId, name, resume: RESUME.readParts(data.data.parts, sections) },
  });
}
