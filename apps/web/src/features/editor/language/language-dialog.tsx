import { en } from '@shortlist/messages';
import { DOCUMENT_LANGUAGES, guessLanguage, type Resume } from '@shortlist/model';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { languageName } from '#platform/text/language-names.ts';
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
export const LanguageDialog = ({ open, ...form }: LanguageDialogProps) => {
  const words = useWords(en.resumeLanguage);
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={words.title}
      description={words.whatIsPrintedInIt}
      width="lg"
    >
      <LanguageForm {...form} />
    </Dialog>
  );
};

function LanguageForm({ onClose, resume, onChoose }: Omit<LanguageDialogProps, 'open'>) {
  const words = useWords(en.resumeLanguage);
  const common = useWords(en.common);
  const sections = useSections();
  const { tag } = useLanguage();
  const [guess] = useState(() => guessLanguage(resume, sections));
  const { language = null } = resume.look;
  const [chosen, setChosen] = useState(language ?? guess ?? 'en');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen !== language) onChoose(chosen, languageName(chosen, tag));
    onClose();
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <fieldset className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        <legend className="sr-only">{words.language}</legend>
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
              {each !== 'en' && (
                <span className="text-muted text-xs">{languageName(each, tag)}</span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {guess && guess !== chosen && (
        <p className="text-muted text-sm">{words.readsLike({ guess: languageName(guess, tag) })}</p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{common.cancelCapitals}</Button>
        <Button type="submit" variant="primary">
          {common.saveCapitals}
        </Button>
      </DialogActions>
    </form>
  );
}
