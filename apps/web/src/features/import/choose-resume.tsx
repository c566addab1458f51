import { en } from '@shortlist/messages';
import { type FormEvent, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import type { ReadResume } from './read-resume.ts';

type ChooseResumeProps = {
  reads: readonly [ReadResume, ...ReadResume[]];
  onChoose: (read: ReadResume) => void;
  onCancel: () => void;
};

/** Asks which resume of an archive is to be brought in. Each is looked at before it is saved, so they come one at a time. */
export function ChooseResume({ reads, onChoose, onCancel }: ChooseResumeProps) {
  const words = useWords(en.importing);
  const common = useWords(en.common);
  const [chosen, setChosen] = useState(reads[0]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChoose(chosen);
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={words.whichResume}
      description={words.resumesInFile({ count: reads.length, file: chosen.fileName })}
    >
      <form onSubmit={handleSubmit} className="flex min-h-0 flex-col gap-5">
        <fieldset className="flex max-h-96 flex-col gap-1 overflow-y-auto p-1">
          <legend className="sr-only">{words.resume}</legend>
          {reads.map((read) => (
            <label
              key={read.name}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-raised"
            >
              <input
                type="radio"
                name="resume"
                checked={read === chosen}
                onChange={() => setChosen(read)}
                className="shrink-0 accent-accent"
              />
              <span dir="auto" className="wrap-anywhere min-w-0">
                {read.name}
              </span>
            </label>
          ))}
        </fieldset>
        <DialogActions>
          <Button onClick={onCancel}>{common.cancel}</Button>
          <Button type="submit" variant="primary">
            {words.continue}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
