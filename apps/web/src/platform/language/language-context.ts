import { ENGLISH, intl, type Language } from '@shortlist/messages';
import { createContext, useContext } from 'react';

/** A way to join the items of a list in a language: "a, b, and c". */
export const listFormat = (tag: string): Intl.ListFormat => intl(Intl.ListFormat, tag);

/** A way to join the items of a list in the language of the interface. */
export const useListFormat = (): Intl.ListFormat => listFormat(useLanguage().tag);

/** The language of the interface: English, unless a provider has another. */
export const LanguageContext = createContext<Language>(ENGLISH);

export const useLanguage = () => useContext(LanguageContext);
