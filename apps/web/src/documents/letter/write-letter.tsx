import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { LETTER, type ResumeId } from '@shortlist/model';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNamed } from '#draft/react/use-names.ts';
import { useCreateInSession } from '#features/resumes/create/use-create-in-session.ts';
import { FILTER_FLAG } from '#features/resumes/list/search/search-of-address.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { useStoredFlag } from '#platform/storage/stored-flag.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';

/** Begins a letter: asks what it is called and whose head and look it follows, and opens it. */
export function WriteLetter() {
  const words = useWords(en.letter);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" className="max-w-full whitespace-normal" onClick={() => setIsOpen(true)}>
        {words.write}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.write}>
        <NewLetterForm onCancel={close} />
      </Dialog>
    </>
  );
}

function NewLetterForm({ onCancel }: { onCancel: () => void }) {
  const words = useWords(en.letter);
  const common = useWords(en.common);
  const bases = useBases();
  const [title, setTitle] = useState(words.title);
  const [chosen, setChosen] = useState(() => bases[0]?.label ?? words.noBase);
  const { create, isCreating } = useCreateLetter();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void create(title, bases.find(({ label }) => label === chosen)?.id);
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
        onChange={(event) => setChosen(event.target.value)}
      />
      <DialogActions>
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          isPending={isCreating}
          disabled={title.trim() === ''}
        >
          {words.create}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The resumes that a letter can follow, the last edited first, each under a name of its own. */
function useBases(): { id: ResumeId; label: string }[] {
  const resumes = useNamed(useQuery(resumesQuery).data) ?? [];
  const seen = new Map<string, number>();
  return resumes.map(({ document_id: id, title }) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return { id, label: times === 1 ? title : `${title} (${times})` };
  });
}

function useCreateLetter() {
  const words = useWords(en.letter);
  const createInSession = useCreateInSession();
  const navigate = useNavigate();
  const fail = useFailureNotice();
  const [isCreating, setIsCreating] = useState(false);
  // Asked for again after a lost answer, it finds the letter that was made.
  const [id] = useState(randomUuid);
  const [, rememberKinds] = useStoredFlag(FILTER_FLAG, false);

  async function create(title: string, base: ResumeId | undefined) {
    setIsCreating(true);
    try {
      const kind = { kind: LETTER.kind, ...(LETTER.follows && { follows: LETTER.follows }) };
      const about = { title: title.trim(), id, kind, ...(base && { base }) };
      const letterId = await createInSession(about);
      if (letterId === undefined) return;
      rememberKinds(true);
      await navigate(hrefOf('letter', { letterId }));
    } catch (cause) {
      void fail('A letter could not be created.', cause, words.notCreated);
    } finally {
      setIsCreating(false);
    }
  }
  return { create, isCreating };
}
