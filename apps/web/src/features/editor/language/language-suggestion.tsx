import { guessLanguage } from '@shortlist/resume';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useOpened } from '#draft/react/opened-resume.ts';
import { useSections } from '#lib/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { languageName } from './language-names.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/**
 * Where no language was chosen and the words are of another than English: offers to print titles and months in it. What
 * is typed while this stands changes nothing of it.
 */
export function LanguageSuggestion() {
  const { resume } = useOpened();
  const sections = useSections();
  const chooseLanguage = useChooseLanguage();
  const [guess] = useState(() => guessLanguage(resume, sections));
  if (guess === undefined || guess === 'en') return null;
  return (
    <section
      aria-label="Language"
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-edge border-dashed px-4 py-2 text-sm"
    >
      <Languages size={16} aria-hidden className="text-muted" />
      <p className="min-w-0 flex-1 basis-56">
        This resume reads like {languageName(guess)}, and its section titles and months are in
        English.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => chooseLanguage('en')}>
          Keep English
        </Button>
        <Button size="sm" variant="primary" onClick={() => chooseLanguage(guess)}>
          Print them in {languageName(guess)}
        </Button>
      </div>
    </section>
  );
}
