import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

/** Loads what concerns the language of a resume: the editor opens without it. */
export const loadLanguageParts = () => loadChunk('language', () => import('./language-parts.ts'));

export const loadLanguageDialog = async () => (await loadLanguageParts()).LanguageDialog;
