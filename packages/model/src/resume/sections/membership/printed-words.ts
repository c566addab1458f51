import type { PrintedTitles } from '../../../languages/printed-titles.ts';

/** Title of the section on paper. */
export const title: PrintedTitles = {
  de: 'Mitgliedschaften',
  fr: 'Affiliations',
  es: 'Membresías',
  pt: 'Afiliações',
  it: 'Affiliazioni',
  nl: 'Lidmaatschappen',
  pl: 'Członkostwo',
  sv: 'Medlemskap',
  tr: 'Üyelikler',
  ru: 'Членство в организациях',
  uk: 'Членство в організаціях',
  el: 'Συμμετοχή σε οργανώσεις',
  ar: 'العضويات',
  he: 'חברות בארגונים',
  hi: 'सदस्यताएँ',
  zh: '社团组织',
};
