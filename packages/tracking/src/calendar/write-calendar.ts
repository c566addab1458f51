import { goesOn, type Meaning } from '@shortlist/model/pursuit';
import { addDays, isDay } from '../days.ts';
import type { TrackingWords } from '../tracking-words.ts';
import { contentLine, escapeText } from './content-line.ts';
import { momentOf } from './utc-of.ts';

/** A talk that is agreed on; `when` is YYYY-MM-DDTHH:mm by the clock of `zone`, and empty where it is open. */
export type CalendarInterview = {
  readonly id: string;
  readonly when: string;
  readonly zone: string;
  readonly minutes: number | null;
  readonly where: string;
  readonly kind: string;
  /** Rises with each change of it. */
  readonly revision: number;
};

/** An application with what is due; `next.revision` rises with each change of the step. */
export type CalendarApplication = {
  readonly application_id: string;
  readonly company: string;
  readonly title: string;
  readonly url: string;
  readonly meaning: Meaning;
  readonly next: { readonly what: string; readonly due: string; readonly revision: number };
  readonly interviews: readonly CalendarInterview[];
};

type Writing = {
  readonly words: TrackingWords;
  /** The moment of writing. */
  readonly stamp: Date;
};

/**
 * Writes a calendar file (RFC 5545): next steps of what is not closed as whole days, interviews as moments in UTC, without alarms. Each has an id that
 * stays and a sequence that is its revision, so that a calendar takes the newer one in the place of the older. What has
 * no date, or a zone that there is not, is left out.
 */
export function writeCalendar(
  applications: readonly CalendarApplication[],
  { words, stamp }: Writing,
): string {
  const events = applications.flatMap((application) => [
    ...stepOf(application, words),
    ...application.interviews.flatMap((interview) => talkOf(application, interview, words)),
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shortlist//Applications//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(words.calendar)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `DTSTAMP:${moment(stamp)}`,
      ...event,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map(contentLine).join('');
}

const day = (date: string): string => date.replaceAll('-', '');
const moment = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;

function stepOf(
  { application_id, company, url, meaning, next }: CalendarApplication,
  words: Writing['words'],
): string[][] {
  if (!goesOn(meaning) || !isDay(next.due)) return [];
  return [
    [
      `UID:next-${application_id}@shortlist`,
      `SEQUENCE:${next.revision}`,
      `DTSTART;VALUE=DATE:${day(next.due)}`,
      `DTEND;VALUE=DATE:${day(addDays(next.due, 1))}`,
      `SUMMARY:${escapeText(words.nextStep({ what: next.what, company }))}`,
      'TRANSP:TRANSPARENT',
      ...linkTo(url),
    ],
  ];
}

/** In minutes, where a talk does not say. */
const USUAL_LENGTH = 60;

function talkOf(
  { company, title, url }: CalendarApplication,
  { id, when, zone, minutes, where, kind, revision }: CalendarInterview,
  words: Writing['words'],
): string[][] {
  const start = momentOf(when, zone);
  if (!start) return [];
  const end = new Date(start.getTime() + (minutes ?? USUAL_LENGTH) * 60_000);
  const summary =
    kind === '' ? words.interview({ title, company }) : words.interviewOf({ kind, title, company });
  return [
    [
      `UID:interview-${id}@shortlist`,
      `SEQUENCE:${revision}`,
      `DTSTART:${moment(start)}`,
      `DTEND:${moment(end)}`,
      `SUMMARY:${escapeText(summary)}`,
      ...(where === '' ? [] : [`LOCATION:${escapeText(where)}`]),
      ...linkTo(url),
    ],
  ];
}

/** An address is no text: nothing in it is escaped. */
const linkTo = (url: string): string[] =>
  /^https?:\/\/[^\s\p{Cc}]+$/iu.test(url) ? [`URL:${url}`] : [];
