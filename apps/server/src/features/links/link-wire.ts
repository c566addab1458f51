import type { Link } from '@shortlist/contracts';
import type { FoundLink } from './link-queries.ts';
import { openToken } from './token.ts';

/** `origin` is that of the request, without a path. */
type Place = { origin: string; secret: string };

/** The address of a link; null where the server's secret is not the one that sealed it. */
export function urlOf(sealed: string, { origin, secret }: Place): string | null {
  const token = openToken(sealed, secret);
  return token === undefined ? null : `${origin}/s/${token}`;
}

/** A link as calls answer it. */
export const toLink = (found: FoundLink, place: Place): Link => ({
  link_id: found.id,
  name: found.name,
  url: urlOf(found.sealed, place),
  mode: found.mode,
  leave_out: [...found.leaveOut],
  expires_at: found.expiresAt?.toISOString() ?? null,
  has_password: found.hasPassword,
  downloads: [...found.downloads],
  counting: found.counting,
  made_at: found.madeAt.toISOString(),
  frozen_at: found.frozenAt?.toISOString() ?? null,
  openings: found.openings,
  downloaded: found.downloaded,
});
