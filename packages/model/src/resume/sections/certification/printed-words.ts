import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Zertifikate',
  fr: 'Certifications',
  es: 'Certificaciones',
  pt: 'Certificações',
  it: 'Certificazioni',
  nl: 'Certificaten',
  pl: 'Certyfikaty',
  sv: 'Certifikat',
  tr: 'Sertifikalar',
  ru: 'Сертификаты',
  uk: 'Сертифікати',
  el: 'Πιστοποιήσεις',
  ar: 'الشهادات المهنية',
  he: 'הסמכות',
  hi: 'प्रमाणपत्र',
  zh: '证书',
};
