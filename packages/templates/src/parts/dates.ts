import type { Look, PaperWords } from '@shortlist/model';

/** The words of a language with dates as the look wants them. A date in words of the person's own stays as it is. */
export function wordsWithDates(words: PaperWords, { dates = 'short' }: Look): PaperWords {
  if (dates === 'short') return words;
  return {
    ...words,
    formatDate(date) {
      if (date === 'present' || 'rawText' in date || date.month === undefined)
        return words.formatDate(date);
      const year = String(date.year).padStart(4, '0');
      const month = String(date.month).padStart(2, '0');
      if (dates === 'iso') return `${year}-${month}`;
      if (dates === 'slash') return `${month}/${year}`;
      return words.language === 'zh'
        ? words.formatDate(date)
        : `${monthName(words.language, date.month)} ${year}`;
    },
  };
}

/** The name of a month as it stands alone, which is how it stands before a year on paper. */
function monthName(language: string, month: number): string {
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return names.format(new Date(Date.UTC(2000, month - 1, 1)));
}
