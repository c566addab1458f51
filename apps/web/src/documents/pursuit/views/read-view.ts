import { hrefOf } from '@shortlist/contracts';

/** The ways to look at applications, the default first. The record is led to from where its days are asked for. */
export const VIEWS = ['list', 'board', 'calendar', 'figures', 'exchange', 'record'] as const;
export type View = (typeof VIEWS)[number];

/** The view that an address asks for. */
export const readView = (query: URLSearchParams): View =>
  VIEWS.find((each) => each === query.get('view')) ?? 'list';

export const viewHref = (view: View): string => `${hrefOf('pursuits')}?view=${view}`;
