import type { Meaning } from '@shortlist/model/pursuit';
import type { ApplicationRow, StateEvent } from './application-row.ts';

/** A change of state. */
export const changed = (
  at: string,
  meaning: Meaning,
  round: number | null = null,
  stage = '',
): StateEvent => ({ at, meaning, round, stage });

let made = 0;

/** Makes a row with an id of its own. */
export const row = (fields: Partial<ApplicationRow> = {}): ApplicationRow => {
  made += 1;
  return {
    application_id: `application-${made}`,
    company: '',
    title: '',
    location: '',
    url: '',
    source: '',
    meaning: 'saved',
    round: null,
    stage: '',
    reasons: [],
    since: '',
    next: { what: '', due: '' },
    last_day: '',
    events: [],
    ...fields,
  };
};
