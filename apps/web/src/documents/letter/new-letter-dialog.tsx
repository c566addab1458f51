import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import type { Pursuit } from '@shortlist/model/pursuit';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNamed } from '#draft/react/use-names.ts';
import { useWords } from '#platform/language/use-words.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { JOB_DESCRIPTION_AT_MOST, useJobDescription } from '#platform/storage/job-description.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCreateLetter } from './use-create-letter.ts';

export type NewLetterDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The application that the letter is for, if it is for one. */
  pursuit?: Pursuit;
};

/** Begins a letter: asks what it is called, whose head and look it follows and what it answers, and opens it. */
export function NewLetterDialog({ open, ...form }: NewLetterDialogProps) {
  const words = useWords(en.letter);
  return (
    <Dialog open={open} onClose={form.onClose} title={words.write}>
      <NewLetterForm {...form} />
    </Dialog>
  );
}

function NewLetterForm({ onClose, pursuit }: Omit<NewLetterDialogProps, 'open'>) {
  const words = useWords(en.letter);
  const common = useWords(en.common);
  const { bases, isLoading } = useBases();
  const company = pursuit?.posting.company.trim();
  const [title, setTitle] = useState(company ? words.titleTo({ company }) : words.title);
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? bases[0]?.label ?? words.noBase;
  const base = bases.find(({ label }) => label === chosen)?.id;
  const [posting, setPosting] = usePosting(base, pursuit);
  const { create, isCreating } = useCreateLetter(pursuit);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void create({ title, ...(base && { base, posting }) });
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-4">
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Select
        label={words.base}
        options={[...bases.map(({ label }) => label), words.noBase]}
        value={chosen}
        onChange={(event) => setPicked(event.target.value)}
      />
      {base && (
        <TextArea
          label={words.posting}
          hint={pursuit ? undefined : words.postingHint}
          rows={3}
          maxLength={JOB_DESCRIPTION_AT_MOST}
          className="max-h-40"
          value={posting}
          onChange={({ target }) => setPosting(target.value)}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          isPending={isCreating}
          disabled={isLoading || title.trim() === ''}
        >
          {words.create}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The posting that a letter answers: the one typed here, else that of its application if it is for one, else the one that this tab keeps for its resume. */
function usePosting(base = '', pursuit?: Pursuit) {
  const kept = useJobDescription(base);
  const [typed, setTyped] = useState<string>();
  const text = pursuit?.posting.text.slice(0, JOB_DESCRIPTION_AT_MOST);
  return [typed ?? text ?? kept, setTyped] as const;
}

/** The resumes that a letter can follow, the last edited first, each under a name of its own. */
function useBases(): { bases: { id: ResumeId; label: string }[]; isLoading: boolean } {
  const { data, isLoading } = useQuery(resumesQuery);
  const resumes = useNamed(data) ?? [];
  const seen = new Map<string, number>();
  const bases = resumes.map(({ document_id: id, title }) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return { id, label: times === 1 ? title : `${title} (${times})` };
  });
  return { bases, isLoading };
}
