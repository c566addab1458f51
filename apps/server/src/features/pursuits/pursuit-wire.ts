import type { ListedPursuit, PursuitDetails } from '@shortlist/contracts';
import type { Pursuit } from '@shortlist/model/pursuit';
import type { FoundPursuit } from './pursuit-queries.ts';
import type { FoundSent } from './sent/sent-queries.ts';
import { toSent } from './sent/sent-wire.ts';

/** An application as a list answers it. */
export const toListed = (row: FoundPursuit): ListedPursuit => ({
  application_id: row.document,
  company: row.company,
  title: row.title,
  location: row.location,
  url: row.url,
  source: row.source,
  meaning: row.meaning,
  round: row.round,
  stage: row.stage,
  reasons: [...row.reasons],
  since: row.since,
  next: { what: row.nextWhat, due: row.nextDue },
  last_day: row.lastDay,
  made: row.made.toISOString(),
  edited: row.edited.toISOString(),
  tailored: row.tailored,
  events: row.events,
});

/** A whole application as a call answers it. */
export const toDetails = (
  { person, interview, state, ...once }: Pursuit,
  sent: readonly FoundSent[],
): PursuitDetails => ({
  ...once,
  state: { ...state, reasons: [...state.reasons] },
  people: [...person],
  interviews: [...interview],
  sent: sent.map(toSent),
});
