import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Sprachen',
  fr: 'Langues',
  es: 'Idiomas',
  pt: 'Idiomas',
  it: 'Lingue',
  nl: 'Talen',
  pl: 'Języki',
  sv: 'Språk',
  tr: 'Diller',
  ru: 'Языки',
  uk: 'Мови',
  el: 'Γλώσσες',
  ar: 'اللغات',
  he: 'שפות',
  hi: 'भाषाएँ',
  zh: '语言能力',
};
