import { type DocumentVersion, MOST_OF_A_NAME, nameVersion } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSettle } from '#draft/react/use-settle.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { call } from '#platform/server/call.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import type { HistorySubject } from './history-subject.ts';
import { refreshVersions } from './versions-query.ts';

type NameDialogProps = {
  subject: HistorySubject;
  /** The version that is named; the current one where none is given. */
  of?: DocumentVersion;
  open: boolean;
  onClose: () => void;
};

/** Asks for the name of a version, and keeps it. */
export const NameDialog = ({ open, onClose, ...named }: NameDialogProps) => {
  const words = useWords(en.history);
  return (
    <Dialog open={open} onClose={onClose} title={named.of ? words.nameVersion : words.nameCurrent}>
      <NameForm {...named} onClose={onClose} />
    </Dialog>
  );
};

function NameForm({ subject, of, onClose }: Omit<NameDialogProps, 'open'>) {
  const words = useWords(en.history);
  const common = useWords(en.common);
  const [name, setName] = useState('');
  const [isSaving, setSaving] = useState(false);
  // Sent again after a lost answer, it is one version.
  const [submission] = useState(randomUuid);
  const keep = useKeep(subject, of);
  const isTooLong = name.trim().length > MOST_OF_A_NAME;
  const isName = name.trim() !== '' && !isTooLong;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isName || isSaving) return;
    setSaving(true);
    const isKept = await keep(name.trim(), submission);
    setSaving(false);
    if (isKept) onClose();
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-5">
      <TextField
        label={words.nameLabel}
        placeholder={words.nameExample}
        value={name}
        error={isTooLong ? words.nameTooLong({ most: MOST_OF_A_NAME }) : undefined}
        required
        onChange={({ target }) => setName(target.value)}
      />
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="submit" variant="primary" disabled={!isName} isPending={isSaving}>
          {words.save}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Returns a function that keeps a version under a name, and resolves to whether it is kept. */
function useKeep(subject: HistorySubject, of: DocumentVersion | undefined) {
  const words = useWords(en.history);
  const queryClient = useQueryClient();
  const toast = useToast();
  const fail = useFailureNotice();
  const settle = useSettle(subject.settle);
  const navigate = useNavigate();
  return async (name: string, submission: string): Promise<boolean> => {
    const { documentId } = subject;
    try {
      if (!of && !(await settle(words.notNamed))) return false;
      const { version_id: versionId } = await call(nameVersion, {
        params: { documentId },
        body: { name, submission_id: submission, ...(of && { of: of.version_id }) },
      });
      await refreshVersions(queryClient, documentId);
      if (of) await navigate(subject.historyHref(versionId), { replace: true });
      toast({ tone: 'good', text: words.named({ name: quoteName(name) }) });
      return true;
    } catch (cause) {
      await fail('A version was not named.', cause, words.notNamed);
      return false;
    }
  };
}
