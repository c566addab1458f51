import { useState } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useLoadedInTime } from '#platform/navigation/use-loaded-in-time.ts';
import { loadLanguageParts } from './load-language-parts.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/**
 * The suggestion of a language, loaded after the form, which it moves down; not shown once the person has begun to do something
 * there. Belongs under a key of the section, so that it looks again there.
 */
export function LanguageNote() {
  const { resume } = useOpened();
  const isOpen = !resume.look.language;
  const part = useLoadedInTime(loadLanguageParts, isOpen);
  const onChoose = useChooseLanguage();
  // As it read when the section was opened, however late the part comes.
  const [opened] = useState(resume);
  return isOpen && part ? <part.LanguageSuggestion resume={opened} onChoose={onChoose} /> : null;
}
