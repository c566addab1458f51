import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Ehrenamt',
  fr: 'Bénévolat',
  es: 'Voluntariado',
  pt: 'Voluntariado',
  it: 'Volontariato',
  nl: 'Vrijwilligerswerk',
  pl: 'Wolontariat',
  sv: 'Volontärarbete',
  tr: 'Gönüllülük',
  ru: 'Волонтёрство',
  uk: 'Волонтерство',
  el: 'Εθελοντισμός',
  ar: 'العمل التطوعي',
  he: 'התנדבות',
  hi: 'स्वयंसेवा',
  zh: '志愿经历',
};
