import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Auszeichnungen',
  fr: 'Distinctions',
  es: 'Premios',
  pt: 'Prêmios',
  it: 'Riconoscimenti',
  nl: 'Prijzen',
  pl: 'Nagrody',
  sv: 'Utmärkelser',
  tr: 'Ödüller',
  ru: 'Награды',
  uk: 'Нагороди',
  el: 'Διακρίσεις',
  ar: 'الجوائز',
  he: 'פרסים',
  hi: 'पुरस्कार',
  zh: '获奖情况',
};
