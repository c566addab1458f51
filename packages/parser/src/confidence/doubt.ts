import { compareMonthYears, parseMonthYear, readEmail } from '@shortlist/model';
import { hasKnownEnding } from '../contact/contact-patterns.ts';
import { degreeScore, hasLegalForm, roleScore } from '../evidence/word-score.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import type { ReadField } from '../result/parsed-resume.ts';
import type { Reason } from '../result/read-value.ts';

/** The confidence of a doubted field, which is asked about however sure the rules are. */
const DOUBTED = 0.5;

/** In years: nobody's job or studies began before, and none is read that ends later than this after its start. */
const EARLIEST_YEAR = 1940;
const LONGEST_SPAN = 60;

/** In words. */
const MOST_NAMES = 5;

/** Names, dates and addresses that a check speaks against, at a confidence that asks a person to look. */
export function doubtFields(fields: readonly ReadField[]): ReadField[] {
  const starts = new Map(
    fields.flatMap(({ ref, text }) =>
      ref.field === 'startDate' ? [[ref.entryId ?? '', text] as const] : [],
    ),
  );
  return fields.map((field) => {
    const reason = objectionTo(field, starts);
    if (reason === undefined || field.confidence <= DOUBTED) return field;
    return { ...field, confidence: DOUBTED, reason };
  });
}

/** Finds the reason why a check speaks against the field. */
function objectionTo(
  { ref, text }: ReadField,
  starts: ReadonlyMap<string, string>,
): Reason | undefined {
  if (ref.field === 'fullName') return nameObjection(text);
  if (ref.field === 'email') return emailObjection(text);
  if (/date/iu.test(ref.field))
    return dateObjection(text, ref.field === 'endDate' ? starts.get(ref.entryId ?? '') : undefined);
  return undefined;
}

function emailObjection(text: string): Reason | undefined {
  const email = readEmail(text);
  if (email === undefined) return 'reasons.noEmail';
  return hasKnownEnding(email.host) ? undefined : 'reasons.rareEnding';
}

function nameObjection(text: string): Reason | undefined {
  const words = text.split(/\s+/u);
  if (/[\d@]/u.test(text)) return 'reasons.digitsInName';
  if (words.length > MOST_NAMES) return 'reasons.longName';
  if (words.length === 1 && /^[\p{sc=Latin}\p{P}]+$/u.test(text)) return 'reasons.oneWordName';
  if (sectionOfHeading(text) !== undefined) return 'reasons.heading';
  if (roleScore(text) > 0.5 || degreeScore(text) > 0 || hasLegalForm(text)) return 'reasons.title';
  return undefined;
}

function dateObjection(text: string, start: string | undefined): Reason | undefined {
  const date = parseMonthYear(text);
  if (date === undefined) return 'reasons.unknownDate';
  if (typeof date === 'string') return undefined;
  if (date.year < EARLIEST_YEAR) return 'reasons.earlyDate';
  const from = start === undefined ? undefined : parseMonthYear(start);
  if (from === undefined || typeof from === 'string') return undefined;
  if (compareMonthYears(date, from) < 0) return 'reasons.beforeStart';
  return date.year - from.year > LONGEST_SPAN ? 'reasons.longAfterStart' : undefined;
}
