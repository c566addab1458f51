import { useState } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoadedInTime } from '#platform/navigation/use-loaded-in-time.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** Loads what concerns the language of a resume: the editor opens without it. */
const loadLanguageParts = () => loadChunk('language', () => import('./language-parts.ts'));

export const loadLanguageDialog = async () => (await loadLanguageParts()).LanguageDialog;

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
