import type { DocumentLanguage } from '../languages/document-language.ts';

/** The word before the subject of a letter where its layout has one, by language, with the sign and the space behind it. */
const LABELS: Record<DocumentLanguage, string> = {
  en: 'Subject: ',
  de: 'Betreff: ',
  fr: 'Objet\u00a0: ',
  es: 'Asunto: ',
  pt: 'Assunto: ',
  it: 'Oggetto: ',
  nl: 'Betreft: ',
  pl: 'Dotyczy: ',
  sv: 'Ämne: ',
  tr: 'Konu: ',
  ru: 'Тема: ',
  uk: 'Тема: ',
  el: 'Θέμα: ',
  ar: 'الموضوع: ',
  he: 'הנדון: ',
  hi: 'विषय: ',
  zh: '主题：',
};

export const subjectLabel = (language: DocumentLanguage): string => LABELS[language];
