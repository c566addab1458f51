import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Projekte',
  fr: 'Projets',
  es: 'Proyectos',
  pt: 'Projetos',
  it: 'Progetti',
  nl: 'Projecten',
  pl: 'Projekty',
  sv: 'Projekt',
  tr: 'Projeler',
  ru: 'Проекты',
  uk: 'Проєкти',
  el: 'Έργα',
  ar: 'المشاريع',
  he: 'פרויקטים',
  hi: 'परियोजनाएँ',
  zh: '项目经历',
};
