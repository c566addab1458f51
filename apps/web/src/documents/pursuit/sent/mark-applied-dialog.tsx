import { type DocumentAbout, hrefOf, type SentFormat } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { LETTER, RESUME, type ResumeId } from '@shortlist/model';
import { pursuitTitle } from '@shortlist/model/pursuit';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNamed } from '#draft/react/use-names.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { dayHere } from '#platform/day-here.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { reasonOf } from '#platform/server/reason-of.ts';
import { documentsQuery, resumesQuery } from '#platform/server/resumes-query.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Banner, FormFailure } from '#ui/notices/banner.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { stateSinceToday } from '../change/change-pursuits.ts';
import type { OpenedPursuit } from '../one/opened-pursuit.tsx';
import { PURSUITS } from '../pursuit-kind.ts';
import { type KeepOutcome, keepSent } from './keep-sent.ts';
import { putSending, type SentDocument, type WaitingSending } from './waiting-sendings.ts';

type MarkAppliedDialogProps = { open: OpenedPursuit; isShown: boolean; onClose: () => void };

/** Asks what was sent for an application, and has it kept. */
export function MarkAppliedDialog({ open, isShown, onClose }: MarkAppliedDialogProps) {
  const words = useWords(en.applicationsSent);
  const isSaved = open.document.state.meaning === 'saved';
  return (
    <Dialog
      open={isShown}
      onClose={onClose}
      title={isSaved ? words.markApplied : words.add}
      description={words.hint}
    >
      <MarkAppliedForm open={open} onClose={onClose} />
    </Dialog>
  );
}

const FORMATS = ['pdf', 'docx'] as const satisfies readonly SentFormat[];

type MarkAppliedFormProps = Omit<MarkAppliedDialogProps, 'isShown'>;

function MarkAppliedForm({ open, onClose }: MarkAppliedFormProps) {
  const words = useWords(en.applicationsSent);
  const common = useWords(en.common);
  const { company } = open.document.posting;
  const resumes = useChoice(useNamed(useQuery(resumesQuery).data), company);
  const letters = useChoice(useNamed(useQuery(documentsQuery(LETTERS)).data), company);
  const [format, setFormat] = useState<SentFormat>('pdf');
  const resume = resumes.chosen ?? resumes.all.at(0);
  const { mark, outcome, isPending } = useMark(open, onClose);

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
          {open.document.state.meaning === 'saved' ? words.markApplied : words.add}
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

/** Says why nothing was kept, with the way to what has to be saved first. */
function Failed({ outcome }: { outcome: KeepOutcome | 'no-room' | undefined }) {
  const words = useWords(en.applicationsSent);
  const common = useWords(en.common);
  if (outcome === undefined) return null;
  if (outcome === 'no-room') return <FormFailure text={words.noRoom} />;
  if (outcome.kind === 'refused') return <FormFailure text={reasonOf(common, outcome.cause)} />;
  if (outcome.kind !== 'unsaved') return null;
  return (
    <Banner tone="bad">
      <p>{words.unsaved}</p>
      <ul>
        {outcome.documents.map((document) => (
          <li key={document.id}>
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function DocumentLink({ document: { id, kind, title } }: { document: SentDocument }) {
  const look = 'wrap-anywhere underline underline-offset-2';
  if (kind === LETTER.kind)
    return (
      <Link to={hrefOf('letter', { letterId: id })} className={look}>
        {title}
      </Link>
    );
  if (kind === RESUME.kind)
    return (
      <Link to={hrefOf('editor', { resumeId: id, section: 'contact' })} className={look}>
        {title}
      </Link>
    );
  return title;
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
  const toast = useToast();
  const [outcome, setOutcome] = useState<KeepOutcome | 'no-room'>();
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

  async function mark(chosen: Chosen) {
    const sending = sendingOf(chosen);
    if (!putSending(sending)) return setOutcome('no-room');
    setPending(true);
    const outcome = await keepSent(sending);
    setPending(false);
    setOutcome(outcome);
    if (outcome.kind === 'kept') {
      toast({ tone: 'good', text: words.kept });
      void draft.refresh();
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
