import type { DocumentLanguage } from '../languages/document-language.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** A letter's date as its language writes a day ("November 28, 2026"); any other text as it was typed. */
export function formatLetterDate(date: string, language: DocumentLanguage): string {
  const typed = date.trim();
  const day = DAY.test(typed) ? new Date(`${typed}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(typed)) return typed;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
