import type { DocumentLanguage } from '@shortlist/model';

/** The name of a language in another, with a capital: "Deutsch", "German". */
export function languageName(language: DocumentLanguage, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
