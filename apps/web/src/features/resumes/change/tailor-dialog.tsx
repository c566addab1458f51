import { hrefOf, tailorDocument } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { RESUME, type ResumeId, storable } from '@shortlist/model';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { draftKindOf } from '#draft/draft-kind.ts';
import { settleDocument } from '#draft/sending/settle-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { call } from '#platform/server/call.ts';
import { refreshResumes } from '#platform/server/resumes-query.ts';
import { keepJobDescription, readJobDescription } from '#platform/storage/job-description.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';

export type TailorDialogProps = {
  /** The resume that it is made from, which may be tailored itself. */
  base: { document_id: ResumeId; title: string; base_id?: ResumeId | undefined };
  open: boolean;
  onClose: () => void;
};

/** Asks for the name of a resume that follows another, makes it and opens it. */
export const TailorDialog = ({ base, open, onClose }: TailorDialogProps) => {
  const words = useWords(en.tailorForm);
  const { tailor } = useWords(en.tailored);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={tailor}
      description={(base.base_id ? words.hintFromTailored : words.hint)({
        base: quoteName(base.title),
      })}
    >
      <TailorForm base={base} onClose={onClose} />
    </Dialog>
  );
};

function TailorForm({ base, onClose }: Omit<TailorDialogProps, 'open'>) {
  const words = useWords(en.tailorForm);
  const common = useWords(en.common);
  const [title, setTitle] = useState('');
  const [isPending, setPending] = useState(false);
  // Sent again after a lost answer, it is one resume.
  const [submission] = useState(randomUuid);
  const tailor = useTailor(base);
  const name = storable(title.trim());
  const check = RESUME.checkTitle(name, 'create');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!check.ok || isPending) return;
    setPending(true);
    const isMade = await tailor(name, submission);
    setPending(false);
    if (isMade) onClose();
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-5">
      <TextField
        label={words.name}
        placeholder={words.nameExample}
        value={title}
        required
        dir="auto"
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="submit" variant="primary" disabled={!check.ok} isPending={isPending}>
          {words.create}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Returns a function that makes a tailored resume under a name and leads to its editor; it resolves to whether it is made. */
function useTailor({ document_id: documentId }: TailorDialogProps['base']) {
  const words = useWords(en.tailorForm);
  const sections = useSections();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const fail = useFailureNotice();
  return async (title: string, submission: string): Promise<boolean> => {
    try {
      await settleDocument(documentId, draftKindOf(RESUME, sections));
      const made = await call(tailorDocument, {
        params: { documentId },
        body: { title, submission_id: submission },
      });
      await refreshResumes(queryClient);
      const resumeId = made.document_id;
      // The posting that it is tailored for stays in sight.
      const posting = readJobDescription(documentId);
      if (posting !== '') keepJobDescription(resumeId, posting);
      await navigate(hrefOf('editor', { resumeId, section: 'contact' }), {
        state: { resumeName: title },
      });
      toast({ tone: 'good', text: words.nowEditing({ name: quoteName(title) }) });
      return true;
    } catch (cause) {
      await fail('A tailored resume was not made.', cause, words.notCreated);
      return false;
    }
  };
}
