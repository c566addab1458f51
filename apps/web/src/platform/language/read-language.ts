import { DEFAULT_LANGUAGE, type InterfaceLanguage, isInterfaceLanguage } from '@shortlist/messages';

/**
 * Reads the language of the interface that the server sent this page in. One that is none of the interface's was put there by
 * a program that translates pages.
 */
export function readLanguage({ documentElement: { lang } }: Document): InterfaceLanguage {
  return isInterfaceLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
