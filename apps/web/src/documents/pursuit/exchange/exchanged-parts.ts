import type { ListedPursuit } from '@shortlist/contracts';
import { emptyPursuit, type Pursuit } from '@shortlist/model/pursuit';
import type { Compared, Exchanged } from '@shortlist/tracking';
import { dayHere } from '#platform/day-here.ts';

/** The application that a row of a table says. */
export function toPursuit(read: Exchanged): Pursuit {
  const { company, title, location, url, source, pay, last_day: lastDay } = read;
  const { meaning, round, stage, reasons, since, next, notes, asked, offered } = read;
  return {
    ...emptyPursuit(),
    posting: { company, title, location, url, text: '', source, pay, lastDay },
    state: { meaning, round, stage, reasons, since },
    next,
    notes: { text: notes },
    pay: { asked, offered },
  };
}

/** The part of an application that a table carries; `whole` is it as stored, or undefined where nobody has more than the row. */
export function toExchanged(row: ListedPursuit, whole: Pursuit = emptyPursuit()): Exchanged {
  const { posting, notes, pay } = whole;
  return { ...row, pay: posting.pay, notes: notes.text, ...pay };
}

type Changed = Extract<Compared<ListedPursuit>, { kind: 'changed' }>;

/**
 * The parts of an application as a table changes them: no others than the named fields, and what the table leaves empty stays. Of another
 * meaning the state is a new one: since today where the table names no day.
 */
export function changesOf({ read, row, fields }: Changed): Pick<Partial<Pursuit>, 'next'> & {
  posting?: Partial<Pursuit['posting']>;
  state?: Partial<Pursuit['state']>;
} {
  const { posting, state } = toPursuit(read);
  const only = <V extends object>(part: V): Partial<V> =>
    // Members of the part.
    Object.fromEntries(
      Object.entries(part).filter(([name]) =>
        fields.some((field) => field === (name === 'lastDay' ? 'last_day' : name)),
      ),
    ) as Partial<V>;
  return {
    posting: only(posting),
    state: fields.includes('meaning') ? { ...state, since: state.since || dayHere() } : only(state),
    ...(fields.includes('next') && {
      next: { what: read.next.what || row.next.what, due: read.next.due || row.next.due },
    }),
  };
}
