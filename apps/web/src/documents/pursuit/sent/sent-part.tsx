import type { Sent } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Download } from 'lucide-react';
import { useEffect } from 'react';
import { isAnswer } from '#draft/server/read-failure.ts';
import { dayHere } from '#platform/day-here.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useSections } from '#platform/sections-context.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { Banner } from '#ui/notices/banner.tsx';
import { sayDay } from '../days.ts';
import type { OpenedPursuit } from '../one/opened-pursuit.tsx';
import { PartFrame } from '../one/part-frame.tsx';
import { SendingProblemText } from './sending-problem.tsx';
import { resumeNowQuery, sentDocumentQuery, sentFileHref, sentQuery } from './sent-query.ts';
import { sentCompareHref } from './sent-side.ts';
import { forgetSending, useWaitingSending } from './waiting-sendings.ts';

const loadDialog = async () =>
  (await loadChunk('mark-applied', () => import('./mark-applied-dialog.tsx'))).MarkAppliedDialog;

/** Sendings for an application, with their files; one more is kept by a dialog. */
export function SentPart({ open }: { open: OpenedPursuit }) {
  const words = useWords(en.applicationsSent);
  const common = useWords(en.common);
  const applicationId = open.draft.documentId;
  const { data, error, refetch } = useQuery(sentQuery(applicationId));
  const waiting = useWaitingSending(applicationId);
  const isWaiting = waiting !== undefined;
  useEffect(() => {
    // What waits no more is kept, by this page or another.
    if (!isWaiting) void refetch({ cancelRefetch: false });
  }, [isWaiting, refetch]);
  const dialog = useLazyDialog(loadDialog, words.notShown);
  const isSaved = open.document.state.meaning === 'saved';
  return (
    <PartFrame
      title={words.title}
      action={
        <Button
          size="sm"
          variant={isSaved ? 'primary' : 'ghost'}
          aria-disabled={isWaiting || undefined}
          onClick={() => !isWaiting && void dialog.open()}
        >
          <Check size={14} aria-hidden />
          {isSaved ? words.markApplied : words.add}
        </Button>
      }
    >
      {waiting && !dialog.isOpen && (
        <Banner
          tone={waiting.problem ? 'warning' : 'plain'}
          action={
            <Button size="sm" onClick={() => forgetSending(applicationId)}>
              {words.forget}
            </Button>
          }
        >
          {waiting.problem ? <SendingProblemText problem={waiting.problem} /> : words.waits}
        </Banner>
      )}
      {error && !data && (
        <p className="text-muted text-sm">
          {isAnswer(error) ? reasonOf(common, error) : words.offline}
        </p>
      )}
      <ul className="flex flex-col gap-4 empty:hidden">
        {data?.sent.map((sent) => (
          <li key={sent.sent_id}>
            <Sending applicationId={applicationId} sent={sent} />
          </li>
        ))}
      </ul>
      {dialog.Dialog && (
        <dialog.Dialog open={open} isShown={dialog.isOpen} onClose={dialog.close} />
      )}
    </PartFrame>
  );
}

type SendingProps = { applicationId: string; sent: Sent };

/** A sending: when and what it was, with its files as they were. */
function Sending({ applicationId, sent }: SendingProps) {
  const words = useWords(en.applicationsSent);
  const { tag } = useLanguage();
  const { sent_id, at, format, files, score } = sent;
  const titles = { resume: sent.resume_title, letter: sent.letter_title ?? '' };
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p>
        {words.sent({
          day: sayDay(dayHere(new Date(at)), tag),
          format: words.formatName({ format }),
        })}
        {score && score.score !== null && (
          <span className="text-muted">
            {' · '}
            {words.score({ score: score.score, matched: score.matched, total: score.total })}
          </span>
        )}
      </p>
      <ul className="flex flex-wrap gap-2">
        {files.map(({ kind, name }) => (
          <li key={kind} className="max-w-full">
            <a
              href={sentFileHref(applicationId, sent_id, kind)}
              download={name}
              title={name}
              aria-label={words.download({ name: titles[kind] || name })}
              className="flex min-h-9 pointer-coarse:min-h-11 max-w-full items-center gap-2 rounded-md border border-hairline px-3 hover:border-edge hover:bg-raised"
            >
              <Download size={14} aria-hidden className="shrink-0 text-muted" />
              <bdi className="truncate">{titles[kind] || name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      <ChangedSince applicationId={applicationId} sent={sent} />
    </div>
  );
}

/** Leads to what has changed in the resume since it was sent; nothing where nothing has, or where it is gone. */
function ChangedSince({ applicationId, sent: { sent_id: sentId, resume_id } }: SendingProps) {
  const words = useWords(en.applicationsSent);
  const sections = useSections();
  const queryClient = useQueryClient();
  const { data: count = 0 } = useQuery({
    queryKey: [...sentQuery(applicationId).queryKey, sentId, 'changes'],
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const [{ countChanges }, sent, now] = await Promise.all([
        loadChunk('count-changes', () => import('./count-changes.ts')),
        queryClient.ensureQueryData(sentDocumentQuery(applicationId, sentId)),
        queryClient.fetchQuery(resumeNowQuery(resume_id, sections)),
      ]);
      return countChanges(sent, now, sections);
    },
  });
  if (count === 0) return null;
  return (
    <Link
      to={sentCompareHref(resume_id, { applicationId, sentId })}
      className="self-start text-accent underline underline-offset-2"
    >
      {words.changed({ count })}
    </Link>
  );
}
