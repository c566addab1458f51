import { findPage, hrefOf } from '@shortlist/contracts';
import type { Sections } from '@shortlist/model';

/** Nobody goes on to these after having logged in. */
const SIGN_IN_PAGES: readonly string[] = ['login', 'resetPassword'];

/**
 * Returns where to go on after logging in: `next` where it is a page of this product, else the list of resumes.
 * Whatever else a link may bring (another origin, a script, an unknown address) leads nowhere.
 */
export function safeReturnPath(next: string | null, sections: Sections): string {
  if (!next?.startsWith('/')) return hrefOf('resumes');
  const here = 'http://here.invalid';
  const url = URL.canParse(next, here) ? new URL(next, here) : undefined;
  if (url?.origin !== here) return hrefOf('resumes');
  const found = findPage(url.pathname, sections);
  if (found?.kind === 'moved') return safeReturnPath(found.to + url.search, sections);
  if (found?.kind !== 'page' || SIGN_IN_PAGES.includes(found.name)) return hrefOf('resumes');
  return url.pathname + url.search;
}
