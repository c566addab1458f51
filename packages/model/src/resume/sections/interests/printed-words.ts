import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Interessen',
  fr: 'Centres d’intérêt',
  es: 'Intereses',
  pt: 'Interesses',
  it: 'Interessi',
  nl: 'Interesses',
  pl: 'Zainteresowania',
  sv: 'Intressen',
  tr: 'İlgi alanları',
  ru: 'Интересы',
  uk: 'Інтереси',
  el: 'Ενδιαφέροντα',
  ar: 'الاهتمامات',
  he: 'תחומי עניין',
  hi: 'रुचियाँ',
  zh: '兴趣爱好',
};
