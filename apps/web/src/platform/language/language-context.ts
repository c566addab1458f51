import { ENGLISH, type Language } from '@shortlist/messages';
import { createContext, useContext } from 'react';

/** The language of the interface: English, unless a provider has another. */
export const LanguageContext = createContext<Language>(ENGLISH);

export const useLanguage = () => useContext(LanguageContext);
