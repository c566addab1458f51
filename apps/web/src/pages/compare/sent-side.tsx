import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sayDay } from '#documents/pursuit/days.ts';
import { sentDocumentQuery, sentQuery } from '#documents/pursuit/sent/sent-query.ts';
import { readFailure } from '#draft/server/read-failure.ts';
import type { Printable } from '#paper/pages/lay-out-resume.ts';
import { dayHere } from '#platform/day-here.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import type { SideProps } from './version-side.tsx';

type SentSideProps<D extends Printable> = SideProps<D> & { applicationId: string; sentId: string };

/** A document as it was sent for an application. */
export function SentSide<D extends Printable>(props: SentSideProps<D>) {
  const { kind, documentId, applicationId, sentId, children } = props;
  const words = useWords(en.applicationsSent);
  const { tag } = useLanguage();
  const sections = useSections();
  const about = useQuery(sentQuery(applicationId));
  const whole = useQuery(sentDocumentQuery(applicationId, sentId));
  const printed = useMemo(
    () => whole.data && kind.read(whole.data, sections),
    [kind, whole.data, sections],
  );
  if (!about.data || !printed) {
    const error = about.error ?? whole.error;
    if (!error) return children({ status: 'loading' });
    const retry = () => void Promise.all([about.refetch(), whole.refetch()]);
    const isGone = readFailure(error).kind === 'missing';
    return children(isGone ? { status: 'missing' } : { status: 'unreachable', retry });
  }
  const { sent, company } = about.data;
  const found = sent.find(({ sent_id }) => sent_id === sentId);
  if (!found) return children({ status: 'missing' });
  const day = sayDay(dayHere(new Date(found.at)), tag);
  const name = company ? words.asSentTo({ company, day }) : words.asSent({ day });
  return children({ status: 'there', side: { documentId, name, printed } });
}
