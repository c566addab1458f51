import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Veröffentlichungen',
  fr: 'Publications',
  es: 'Publicaciones',
  pt: 'Publicações',
  it: 'Pubblicazioni',
  nl: 'Publicaties',
  pl: 'Publikacje',
  sv: 'Publikationer',
  tr: 'Yayınlar',
  ru: 'Публикации',
  uk: 'Публікації',
  el: 'Δημοσιεύσεις',
  ar: 'المنشورات',
  he: 'פרסומים',
  hi: 'प्रकाशन',
  zh: '发表作品',
};
