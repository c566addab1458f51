import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Kurse',
  fr: 'Formations complémentaires',
  es: 'Cursos',
  pt: 'Cursos',
  it: 'Corsi',
  nl: 'Cursussen',
  pl: 'Kursy',
  sv: 'Kurser',
  tr: 'Kurslar',
  ru: 'Курсы',
  uk: 'Курси',
  el: 'Σεμινάρια',
  ar: 'الدورات التدريبية',
  he: 'קורסים',
  hi: 'पाठ्यक्रम',
  zh: '培训课程',
};
