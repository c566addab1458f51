import type { DocumentLanguage } from '../languages/document-language.ts';

/** The line with which a formal letter mostly closes, by its language. */
const CLOSINGS: Record<DocumentLanguage, string> = {
  en: 'Yours sincerely,',
  de: 'Mit freundlichen Grüßen',
  fr: 'Avec mes salutations distinguées,',
  es: 'Atentamente,',
  pt: 'Atenciosamente,',
  it: 'Cordiali saluti,',
  nl: 'Met vriendelijke groet,',
  pl: 'Z poważaniem',
  sv: 'Med vänliga hälsningar',
  tr: 'Saygılarımla,',
  ru: 'С уважением,',
  uk: 'З повагою,',
  el: 'Με εκτίμηση,',
  ar: 'وتفضلوا بقبول فائق الاحترام،',
  he: 'בכבוד רב,',
  hi: 'भवदीय,',
  zh: '此致敬礼',
};

export const usualClosing = (language: DocumentLanguage): string => CLOSINGS[language];
