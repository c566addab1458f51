import type { LocalText } from '../lexicon/local-names.ts';
import type { LocalLanguage } from './supported.ts';

/** Loads what is known of one language: its rules, and what the lexicon's groups are called in it. */
export const LANGUAGE_LOADERS: Record<LocalLanguage, () => Promise<LocalText>> = {
  German: async () => (await import('./names/german-names.ts')).GERMAN_TEXT,
  French: async () => (await import('./names/french-names.ts')).FRENCH_TEXT,
  Spanish: async () => (await import('./names/spanish-names.ts')).SPANISH_TEXT,
};
