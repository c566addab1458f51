import type { Meaning } from '@shortlist/model/pursuit';
import { momentOf } from '../calendar/utc-of.ts';
import { addDays, isDay } from '../days.ts';
import { localTime } from './local-time.ts';

/** An application with all that may be due of it; days are YYYY-MM-DD, empty where they are not known. */
export type DueApplication = {
  readonly company: string;
  readonly title: string;
  readonly meaning: Meaning;
  readonly next: { readonly what: string; readonly due: string };
  readonly last_day: string;
  /** `when` is YYYY-MM-DDTHH:mm by the clock of `zone`. */
  readonly interviews: readonly {
    readonly when: string;
    readonly zone: string;
    readonly kind: string;
  }[];
};

export type Due = {
  readonly kind: 'interview' | 'lastDay' | 'next';
  readonly application: DueApplication;
  /** Moment of an interview by the clock of the person, as YYYY-MM-DDTHH:mm; of all else the day. */
  readonly at: string;
  /** Words of the step, or the kind of interview. */
  readonly what: string;
};

type Today = {
  readonly day: string;
  /** Zone of the person; an interview without one is by its clock. */
  readonly zone: string;
};

/** Days before the last day to apply on which it begins to be due. */
const LAST_DAYS = 2;

const KINDS: readonly Due['kind'][] = ['interview', 'lastDay', 'next'];

/**
 * Lists what a person is to be reminded of today: the day's interviews by the person's clock, then last days to apply of what is only saved, in order,
 * then next steps that are due, the newest first. Nothing of what is closed is due.
 */
export function listDue(applications: readonly DueApplication[], today: Today): Due[] {
  const due = applications
    .filter(({ meaning }) => meaning !== 'closed')
    .flatMap((application) => [
      ...interviewsOf(application, today),
      ...lastDayOf(application, today),
      ...stepOf(application, today),
    ]);
  return due.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || inOrder(a, b));
}

function inOrder(a: Due, b: Due): number {
  const order = a.at < b.at ? -1 : Number(a.at > b.at);
  return a.kind === 'next' ? -order : order;
}

const interviewsOf = (application: DueApplication, { day, zone }: Today): Due[] =>
  application.interviews.flatMap(({ when, zone: theirs, kind }) => {
    const moment = momentOf(when, theirs || zone);
    const at = moment ? localTime(moment, zone) : '';
    return at.startsWith(day) ? [{ kind: 'interview', application, at, what: kind }] : [];
  });

function lastDayOf(application: DueApplication, { day }: Today): Due[] {
  const { meaning, last_day: at } = application;
  const isDue = meaning === 'saved' && at >= day && at <= addDays(day, LAST_DAYS);
  return isDue && isDay(at) ? [{ kind: 'lastDay', application, at, what: '' }] : [];
}

function stepOf(application: DueApplication, { day }: Today): Due[] {
  const { what, due: at } = application.next;
  return isDay(at) && at <= day ? [{ kind: 'next', application, at, what }] : [];
}
