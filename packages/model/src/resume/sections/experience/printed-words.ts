import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Berufserfahrung',
  fr: 'Expérience professionnelle',
  es: 'Experiencia laboral',
  pt: 'Experiência profissional',
  it: 'Esperienza professionale',
  nl: 'Werkervaring',
  pl: 'Doświadczenie zawodowe',
  sv: 'Arbetslivserfarenhet',
  tr: 'İş deneyimi',
  ru: 'Опыт работы',
  uk: 'Досвід роботи',
  el: 'Επαγγελματική εμπειρία',
  ar: 'الخبرة العملية',
  he: 'ניסיון תעסוקתי',
  hi: 'कार्य अनुभव',
  zh: '工作经历',
};
