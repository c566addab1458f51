import type { ListedPursuit } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import type { Pursuit } from '@shortlist/model/pursuit';

/** Parts of an application that its row shows. */
export type RowParts = Partial<Pick<Pursuit, 'posting' | 'state' | 'next'>>;

/** The row with other parts. */
export function withParts(row: ListedPursuit, { posting, state, next }: RowParts): ListedPursuit {
  const { company, title, location, url, source, lastDay } = posting ?? {
    ...row,
    lastDay: row.last_day,
  };
  const { meaning, round, stage, reasons, since } = state ?? row;
  return {
    ...row,
    ...{ company, title, location, url, source, last_day: lastDay },
    ...{ meaning, round, stage, reasons: [...reasons], since },
    next: next ?? row.next,
  };
}

/** The row of an application that the server has not listed yet. */
export function newRow(id: ResumeId, at: Date): ListedPursuit {
  const moment = at.toISOString();
  return {
    application_id: id,
    ...{ company: '', title: '', location: '', url: '', source: '', last_day: '' },
    ...{ meaning: 'saved', round: null, stage: '', reasons: [], since: '' },
    next: { what: '', due: '' },
    ...{ made: moment, edited: moment, tailored: null, events: [] },
  };
}
