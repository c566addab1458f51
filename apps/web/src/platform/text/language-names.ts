import { intl } from '@shortlist/messages';
import type { DocumentLanguage } from '@shortlist/model';

const NAMES: Intl.DisplayNamesOptions = { type: 'language' };

/** The name of a language in another, with a capital: "Deutsch", "German". */
export function languageName(language: DocumentLanguage, inLanguage: string): string {
  const name = intl(Intl.DisplayNames, inLanguage, NAMES).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
