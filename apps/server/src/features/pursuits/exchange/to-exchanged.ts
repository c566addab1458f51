import type { CalendarApplication, Exchanged } from '@shortlist/tracking';
import type { listWithParts } from './exchange-queries.ts';

type Listed = Awaited<ReturnType<typeof listWithParts>>[number];

/** The kinds of part that a row of a table and a calendar are made of. */
export const KINDS_OF_TABLE = ['posting', 'state', 'next', 'notes', 'pay'];
export const KINDS_OF_CALENDAR = ['posting', 'state', 'next', 'interview'];

/** An application as a row of a table. */
export function toExchanged({ pursuit }: Listed): Exchanged {
  const { posting, state, next, notes, pay } = pursuit;
  const { company, title, location, url, source } = posting;
  const { meaning, round, stage, reasons, since } = state;
  return {
    ...{ company, title, location, url, source, pay: posting.pay, last_day: posting.lastDay },
    ...{ meaning, round, stage, reasons, since, next, notes: notes.text },
    ...{ asked: pay.asked, offered: pay.offered },
  };
}

/** An application as it stands in a calendar. */
export function toCalendar({ id, pursuit, revisionOf }: Listed): CalendarApplication {
  const { posting, state, next, interview } = pursuit;
  const { company, title, url } = posting;
  return {
    ...{ application_id: id, company, title, url, meaning: state.meaning },
    next: { ...next, revision: revisionOf('next') },
    interviews: interview.map((each) => ({
      ...each,
      revision: revisionOf(`interview:${each.id}`),
    })),
  };
}
