import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Profil',
  fr: 'Profil',
  es: 'Perfil',
  pt: 'Resumo',
  it: 'Profilo',
  nl: 'Profiel',
  pl: 'Podsumowanie',
  sv: 'Sammanfattning',
  tr: 'Özet',
  ru: 'О себе',
  uk: 'Про себе',
  el: 'Προφίλ',
  ar: 'الملخص',
  he: 'תקציר',
  hi: 'सारांश',
  zh: '个人简介',
};
