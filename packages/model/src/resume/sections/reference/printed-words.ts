import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Referenzen',
  fr: 'Références',
  es: 'Referencias',
  pt: 'Referências',
  it: 'Referenze',
  nl: 'Referenties',
  pl: 'Referencje',
  sv: 'Referenser',
  tr: 'Referanslar',
  ru: 'Рекомендации',
  uk: 'Рекомендації',
  el: 'Συστάσεις',
  ar: 'المراجع',
  he: 'ממליצים',
  hi: 'संदर्भ',
  zh: '推荐人',
};
