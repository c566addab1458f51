import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Kenntnisse',
  fr: 'Compétences',
  es: 'Habilidades',
  pt: 'Competências',
  it: 'Competenze',
  nl: 'Vaardigheden',
  pl: 'Umiejętności',
  sv: 'Färdigheter',
  tr: 'Beceriler',
  ru: 'Навыки',
  uk: 'Навички',
  el: 'Δεξιότητες',
  ar: 'المهارات',
  he: 'כישורים',
  hi: 'कौशल',
  zh: '专业技能',
};
