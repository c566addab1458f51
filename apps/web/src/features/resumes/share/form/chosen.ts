import type { Link, LinkMode, SharedFormat } from '@shortlist/contracts';
import type { LeftOut } from '@shortlist/sharing';
import { dayHere } from '#platform/day-here.ts';
import type { LinkChanges, NewLink } from '../use-change-links.ts';

/** Days in which a link may end. */
export const DAYS = ['7', '30', '90'] as const;
export type Expiry = 'never' | (typeof DAYS)[number] | 'date';

/** State of the form of a link. */
export type Chosen = {
  name: string;
  leaveOut: readonly LeftOut[];
  mode: LinkMode;
  /** Has a frozen link show what is saved now. */
  freeze: boolean;
  expiry: Expiry;
  /** Last day, YYYY-MM-DD; of the expiry `date`. */
  lastDay: string;
  /** Empty: none, or the one that there is. */
  password: string;
  removesPassword: boolean;
  downloads: readonly SharedFormat[];
  counting: boolean;
  word: string;
};

/** State of the form for a new link under a name. */
export const newChosen = (name: string): Chosen => ({
  name,
  leaveOut: [],
  mode: 'newest',
  freeze: false,
  expiry: 'never',
  lastDay: '',
  password: '',
  removesPassword: false,
  downloads: [],
  counting: true,
  word: '',
});

/** State of the form for a link as it is. */
export const chosenOf = (link: Link): Chosen => ({
  ...newChosen(link.name),
  leaveOut: link.leave_out,
  mode: link.mode,
  expiry: link.expires_at === null ? 'never' : 'date',
  lastDay: link.expires_at === null ? '' : dayHere(new Date(link.expires_at)),
  downloads: link.downloads,
  counting: link.counting,
});

const DAY_MS = 86_400_000;

/** The moment when a link ends: after its last day where the person is. */
function endOf({ expiry, lastDay }: Chosen, now: Date): string | null {
  if (expiry === 'never') return null;
  if (expiry !== 'date') return new Date(now.getTime() + Number(expiry) * DAY_MS).toISOString();
  return new Date(`${lastDay}T23:59:59.999`).toISOString();
}

/** Checks whether the last day is a day that is not over. */
export const isEndValid = ({ expiry, lastDay }: Chosen, today: string): boolean =>
  expiry !== 'date' || (/^\d{4}-\d{2}-\d{2}$/.test(lastDay) && lastDay >= today);

/** The new link that the form asks for. */
export function newLinkOf(chosen: Chosen, now: Date): NewLink {
  const { name, mode, leaveOut, password, downloads, counting, word } = chosen;
  return {
    ...{ name, mode, counting, word },
    leave_out: leaveOut.toSorted(),
    downloads: downloads.toSorted(),
    expires_at: endOf(chosen, now),
    ...(password !== '' && { password }),
  };
}

/** The changes of a link that the form asks for: another window may have changed what is not among them. */
export function changesOf(link: Link, chosen: Chosen, now: Date): LinkChanges {
  const before = new Map(Object.entries(newLinkOf(chosenOf(link), now)));
  const isChanged = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(key));
  const { word: _, ...asked } = newLinkOf(chosen, now);
  return {
    ...Object.fromEntries(Object.entries(asked).filter(isChanged)),
    ...(chosen.freeze && { freeze: true }),
    ...(chosen.removesPassword && { password: null }),
  };
}
