import { en } from '@shortlist/messages';
import { guessLanguage } from '@shortlist/model';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { languageName } from '#platform/text/language-names.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { LanguageDialogProps } from './language-dialog.tsx';

/**
 * Offers to print titles and months in another language, where none was chosen and the words are of another than
 * English. What is typed while this stands changes nothing of it.
 */
export function LanguageSuggestion({
  resume,
  onChoose,
}: Pick<LanguageDialogProps, 'resume' | 'onChoose'>) {
  const words = useWords(en.resumeLanguage);
  const sections = useSections();
  const { tag } = useLanguage();
  const [guess] = useState(() => guessLanguage(resume, sections));
  if (guess === undefined || guess === 'en') return null;
  return (
    <section
      aria-label={words.language}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-edge border-dashed px-4 py-2 text-sm"
    >
      <Languages size={16} aria-hidden className="text-muted" />
      <p className="min-w-0 flex-1 basis-56">
        {words.resumeReadsLike({ guess: languageName(guess, tag) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChoose('en', languageName('en', tag))}>
          {words.keepEnglish}
        </Button>
        <Button
          size="sm"
          variant="primary"
          onClick={() => onChoose(guess, languageName(guess, tag))}
        >
          {words.printThemIn({ guess: languageName(guess, tag) })}
        </Button>
      </div>
    </section>
  );
}
