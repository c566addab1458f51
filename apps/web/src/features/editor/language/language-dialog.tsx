import { DOCUMENT_LANGUAGES, guessLanguage, type Resume } from '@shortlist/resume';
import { type SubmitEvent, useState } from 'react';
import { useSections } from '#lib/sections-context.ts';
import { languageName } from '#lib/text/language-names.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import type { ChooseLanguage } from './use-choose-language.ts';

export type LanguageDialogProps = {
  open: boolean;
  onClose: () => void;
  resume: Resume;
  onChoose: ChooseLanguage;
};

/** Asks for the language that the resume is printed in. */
export const LanguageDialog = ({ open, ...form }: LanguageDialogProps) => (
  <Dialog
    open={open}
    onClose={form.onClose}
    title="Language of the resume"
    description="Section titles, months and “Present” are printed in it. What you write stays as it is."
    width="lg"
  >
    <LanguageForm {...form} />
  </Dialog>
);

function LanguageForm({ onClose, resume, onChoose }: Omit<LanguageDialogProps, 'open'>) {
  const sections = useSections();
  const [guess] = useState(() => guessLanguage(resume, sections));
  const { language = null } = resume.look;
  const [chosen, setChosen] = useState(language ?? guess ?? 'en');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen !== language) onChoose(chosen, languageName(chosen));
    onClose();
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <fieldset className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        <legend className="sr-only">Language</legend>
        {DOCUMENT_LANGUAGES.map((each) => (
          <label
            key={each}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2 py-1 hover:bg-raised"
          >
            <input
              type="radio"
              name="language"
              value={each}
              checked={chosen === each}
              onChange={() => setChosen(each)}
              className="shrink-0 accent-accent"
            />
            <span className="flex min-w-0 flex-col">
              <span lang={each}>{languageName(each, each)}</span>
              {each !== 'en' && <span className="text-muted text-xs">{languageName(each)}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {guess && guess !== chosen && (
        <p className="text-muted text-sm">What you wrote reads like {languageName(guess)}.</p>
      )}
      <DialogActions>
        <Button onClick={onClose}>CANCEL</Button>
        <Button type="submit" variant="primary">
          SAVE
        </Button>
      </DialogActions>
    </form>
  );
}
