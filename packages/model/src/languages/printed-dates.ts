import type { TranslatedLanguage } from './document-language.ts';

/** Form of dates on paper in a language. */
export type PrintedDates = {
  /** From January on, in the form that stands before a year. None where months are numbers. */
  months: readonly string[];
  /** The end of what lasts to this day. */
  present: string;
  /** Signs behind a year, and behind the number of a month; nothing in most languages. */
  yearSign?: string;
  monthSign?: string;
};

/**
 * Short names of months as resumes of each language write them, in its own capitals and with its own full stops; after
 * Unicode CLDR 46 where that has the form that stands without a day.
 */
export const PRINTED_DATES: Readonly<Record<TranslatedLanguage, PrintedDates>> = {
  de: {
    months: [
      'Jan.',
      'Feb.',
      'März',
      'Apr.',
      'Mai',
      'Juni',
      'Juli',
      'Aug.',
      'Sept.',
      'Okt.',
      'Nov.',
      'Dez.',
    ],
    present: 'heute',
  },
  fr: {
    months: [
      'janv.',
      'févr.',
      'mars',
      'avr.',
      'mai',
      'juin',
      'juill.',
      'août',
      'sept.',
      'oct.',
      'nov.',
      'déc.',
    ],
    present: 'aujourd’hui',
  },
  es: {
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    present: 'actualidad',
  },
  pt: {
    months: [
      'jan.',
      'fev.',
      'mar.',
      'abr.',
      'mai.',
      'jun.',
      'jul.',
      'ago.',
      'set.',
      'out.',
      'nov.',
      'dez.',
    ],
    present: 'presente',
  },
  it: {
    months: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
    present: 'oggi',
  },
  nl: {
    months: [
      'jan.',
      'feb.',
      'mrt.',
      'apr.',
      'mei',
      'juni',
      'juli',
      'aug.',
      'sept.',
      'okt.',
      'nov.',
      'dec.',
    ],
    present: 'heden',
  },
  pl: {
    months: ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
    present: 'obecnie',
  },
  sv: {
    months: [
      'jan.',
      'feb.',
      'mars',
      'apr.',
      'maj',
      'juni',
      'juli',
      'aug.',
      'sep.',
      'okt.',
      'nov.',
      'dec.',
    ],
    present: 'nu',
  },
  tr: {
    months: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
    present: 'halen',
  },
  ru: {
    months: [
      'янв.',
      'февр.',
      'март',
      'апр.',
      'май',
      'июнь',
      'июль',
      'авг.',
      'сент.',
      'окт.',
      'нояб.',
      'дек.',
    ],
    present: 'настоящее время',
  },
  uk: {
    months: [
      'січ.',
      'лют.',
      'бер.',
      'квіт.',
      'трав.',
      'черв.',
      'лип.',
      'серп.',
      'вер.',
      'жовт.',
      'лист.',
      'груд.',
    ],
    present: 'дотепер',
  },
  el: {
    months: ['Ιαν', 'Φεβ', 'Μάρ', 'Απρ', 'Μάι', 'Ιούν', 'Ιούλ', 'Αύγ', 'Σεπ', 'Οκτ', 'Νοέ', 'Δεκ'],
    present: 'σήμερα',
  },
  ar: {
    months: [
      'يناير',
      'فبراير',
      'مارس',
      'أبريل',
      'مايو',
      'يونيو',
      'يوليو',
      'أغسطس',
      'سبتمبر',
      'أكتوبر',
      'نوفمبر',
      'ديسمبر',
    ],
    present: 'الآن',
  },
  he: {
    months: [
      'ינואר',
      'פברואר',
      'מרץ',
      'אפריל',
      'מאי',
      'יוני',
      'יולי',
      'אוגוסט',
      'ספטמבר',
      'אוקטובר',
      'נובמבר',
      'דצמבר',
    ],
    present: 'כיום',
  },
  hi: {
    months: [
      'जनवरी',
      'फ़रवरी',
      'मार्च',
      'अप्रैल',
      'मई',
      'जून',
      'जुलाई',
      'अगस्त',
      'सितंबर',
      'अक्टूबर',
      'नवंबर',
      'दिसंबर',
    ],
    present: 'वर्तमान',
  },
  zh: { months: [], present: '至今', yearSign: '年', monthSign: '月' },
};
