import type { Link } from '@shortlist/contracts';

/** Checks whether a link shows nothing any more. */
export const hasEnded = ({ expires_at }: Link): boolean =>
  expires_at !== null && Date.parse(expires_at) <= Date.now();
