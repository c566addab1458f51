import { type DocumentAbout, hrefOf, type SentFormat } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { LETTER, type ResumeId } from '@shortlist/model';
import { pursuitTitle } from '@shortlist/model/pursuit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNamed } from '#draft/react/use-names.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { dayHere } from '#platform/day-here.ts';
import { useGivenSections } from '#platform/given-sections.ts';
import { useWords } from '#platform/language/use-words.ts';
import { documentsQuery, resumesQuery } from '#platform/server/resumes-query.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Banner, FormFailure } from '#ui/notices/banner.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateSinceToday } from '../change/change-pursuits.ts';
import type { OpenedPursuit } from '../one/opened-pursuit.tsx';
import { PURSUITS } from '../pursuit-kind.ts';
import { type KeepOutcome, keepSent } from './keep-sent.ts';
import { SendingProblemText } from './sending-problem.tsx';
import { sentQuery } from './sent-query.ts';
import { forgetSending, type SentDocument, type WaitingSending } from './waiting-sendings.ts';

type MarkAppliedDialogProps = { open: OpenedPursuit; isShown: boolean; onClose: () => void };

/** Asks what was sent for an application, and has it kept. */
export function MarkAppliedDialog({ open, isShown, onClose }: MarkAppliedDialogProps) {
  const words = useWords(en.applicationsSent);
  const nowCalled = open.document.state.meaning === 'saved' ? words.markApplied : words.add;
  // What it does is called as when it was opened, until it is gone: the state changes before.
  const [last, setLast] = useState({ isShown, called: nowCalled });
  if (isShown !== last.isShown) setLast({ isShown, called: isShown ? nowCalled : last.called });
  return (
    <Dialog open={isShown} onClose={onClose} title={last.called} description={words.hint}>
      <MarkAppliedForm open={open} onClose={onClose} submitLabel={last.called} />
    </Dialog>
  );
}

const FORMATS = ['pdf', 'docx'] as const satisfies readonly SentFormat[];

type MarkAppliedFormProps = Omit<MarkAppliedDialogProps, 'isShown'> & { submitLabel: string };

function MarkAppliedForm({ open, onClose, submitLabel }: MarkAppliedFormProps) {
  const words = useWords(en.applicationsSent);
  const common = useWords(en.common);
  const { company } = open.document.posting;
  const listed = useQuery(resumesQuery);
  const listedLetters = useQuery(documentsQuery(LETTERS));
  const resumes = useChoice(useNamed(listed.data), company);
  const letters = useChoice(useNamed(listedLetters.data), company);
  const [format, setFormat] = useState<SentFormat>('pdf');
  const resume = resumes.chosen ?? resumes.all.at(0);
  const { mark, outcome, isPending } = useMark(open, onClose);
  if (listed.isLoading || listedLetters.isLoading) return <Skeleton className="h-48 w-full" />;
  if (!listed.data) {
    const retry = () => void Promise.all([listed.refetch(), listedLetters.refetch()]);
    return <RetryBanner onRetry={retry}>{words.notListed}</RetryBanner>;
  }
  if (!resume) {
    return (
      <>
        <p>{words.noResume}</p>
        <DialogActions>
          <LinkButton to={hrefOf('resumes')}>{words.toResumes}</LinkButton>
        </DialogActions>
      </>
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (resume) void mark({ resume, letter: letters.chosen, bases: resumes.all, format });
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-4">
      <Select
        label={words.resume}
        options={resumes.all.map(({ document_id }) => document_id)}
        labelOf={resumes.nameOf}
        value={resume.document_id}
        onChange={({ target }) => resumes.choose(target.value)}
      />
      {!listedLetters.data && (
        <RetryBanner size="sm" onRetry={() => void listedLetters.refetch()}>
          {words.lettersNotListed}
        </RetryBanner>
      )}
      {letters.all.length > 0 && (
        <Select
          label={words.letter}
          placeholder={words.none}
          options={letters.all.map(({ document_id }) => document_id)}
          labelOf={letters.nameOf}
          value={letters.chosen?.document_id ?? ''}
          onChange={({ target }) => letters.choose(target.value)}
        />
      )}
      <Select
        label={words.format}
        options={FORMATS}
        labelOf={(each) => words.formatName({ format: each })}
        value={format}
        onChange={({ target }) =>
          setFormat(FORMATS.find((each) => each === target.value) ?? format)
        }
      />
      <Failed outcome={outcome} />
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}

const LETTERS = [LETTER.kind];

/** One of the person's documents, or none; first the one that is named after the company. */
function useChoice(listed: readonly DocumentAbout[] | undefined, company: string) {
  const all = listed ?? [];
  const [id, choose] = useState<string>();
  const name = company.trim().toLocaleLowerCase();
  const chosen =
    id === undefined
      ? all.find(({ title }) => name !== '' && title.toLocaleLowerCase().includes(name))
      : all.find(({ document_id }) => document_id === id);
  const nameOf = (of: ResumeId) => all.find(({ document_id }) => document_id === of)?.title ?? of;
  return { all, chosen, choose, nameOf };
}

type Chosen = {
  resume: DocumentAbout;
  letter: DocumentAbout | undefined;
  /** Resumes that these may follow. */
  bases: readonly DocumentAbout[];
  format: SentFormat;
};

/** Has what is sent kept, and the application be applied; without the server the state changes at once, and the files are kept later. */
function useMark(open: OpenedPursuit, onDone: () => void) {
  const words = useWords(en.applicationsSent);
  const untitled = useWords(en.applications).untitled;
  const sections = useGivenSections();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<KeepOutcome>();
  const hasProblem = useRef(false);
  const [isPending, setPending] = useState(false);
  // Asked for again after a lost answer, it finds what was kept.
  const [clientId] = useState(randomUuid);
  const { document, draft, edit } = open;

  function sendingOf({ resume, letter, bases, format }: Chosen): WaitingSending {
    const followed = [resume.base_id, letter?.base_id];
    const isBase = ({ document_id }: DocumentAbout) => followed.includes(document_id);
    const sent = [resume, ...(letter ? [letter] : []), ...bases.filter(isBase)];
    const application: SentDocument = {
      id: draft.documentId as ResumeId,
      kind: PURSUITS.definition.kind,
      title: pursuitTitle(document.posting) || untitled,
    };
    return {
      ...{ owner: currentOwner(), applicationId: draft.documentId, clientId, format },
      ...{ resume: resume.document_id, ...(letter && { letter: letter.document_id }) },
      documents: [
        application,
        ...sent.map(({ document_id: id, kind, title }) => ({ id, kind, title })),
      ],
      day: dayHere(),
    };
  }

  useEffect(
    () => () => {
      // What was said here, and not sent again, is given up with the form.
      if (hasProblem.current) forgetSending(draft.documentId);
    },
    [draft],
  );

  async function mark(chosen: Chosen) {
    hasProblem.current = false;
    setPending(true);
    const outcome = await keepSent(sendingOf(chosen), sections);
    setPending(false);
    setOutcome(outcome);
    hasProblem.current = outcome.kind === 'problem';
    if (outcome.kind === 'kept') {
      toast({ tone: 'good', text: words.kept });
      void queryClient.invalidateQueries(sentQuery(draft.documentId));
      onDone();
    }
    if (outcome.kind === 'waits') {
      if (document.state.meaning === 'saved')
        edit({ type: 'set-part', part: 'state', changes: stateSinceToday('applied') });
      onDone();
    }
  }
  return { mark, outcome, isPending };
}

/** Says why nothing was kept. */
function Failed({ outcome }: { outcome: KeepOutcome | undefined }) {
  const words = useWords(en.applicationsSent);
  if (outcome?.kind === 'no-room') return <FormFailure text={words.noRoom} />;
  if (outcome?.kind === 'missing') return <FormFailure text={words.missing} />;
  if (outcome?.kind !== 'problem') return null;
  return (
    <Banner tone="bad">
      <SendingProblemText problem={outcome.problem} />
    </Banner>
  );
}
