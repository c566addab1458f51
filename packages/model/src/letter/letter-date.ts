import type { Contact } from '../contact/contact.ts';
import type { DocumentLanguage } from '../languages/document-language.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** A letter's date as its language writes a day ("November 28, 2026"); any other text as it was typed. */
export function formatLetterDate(date: string, language: DocumentLanguage): string {
  const typed = date.trim();
  const day = readDay(typed);
  return day ? formatDay(day, language) : typed;
}

/** The same with the sender's town before a day ("Paris, le 28 novembre 2026"), where the paper shows one. */
export function formatPlacedDate(
  date: string,
  { city, shown }: Pick<Contact, 'city' | 'shown'>,
  language: DocumentLanguage,
): string {
  const day = readDay(date.trim());
  if (!day) return date.trim();
  const place = shown.city ? city.trim() : '';
  const said = formatDay(day, language);
  if (place !== '') return place + (BETWEEN[language] ?? ', ') + said;
  return language === 'fr' ? `Le ${said}` : said;
}

/** Signs and words between town and day. */
const BETWEEN: Partial<Record<DocumentLanguage, string>> = {
  fr: ', le ',
  de: ', den ',
  sv: ' den ',
  ar: '، ',
  zh: '，',
};

function readDay(typed: string): Date | undefined {
  if (!DAY.test(typed)) return undefined;
  const day = new Date(`${typed}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
  return isDay ? day : undefined;
}

function formatDay(day: Date, language: DocumentLanguage): string {
  const said = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day,
  );
  // French counts the first day of a month by its ordinal; the data of Unicode has none.
  return language === 'fr' ? said.replace(/^1 /u, '1er ') : said;
}
