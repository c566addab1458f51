import { hrefOf } from '@shortlist/contracts';

/** Parts of the site with a picture of their own. */
type Part = 'site' | 'research' | 'careers';

/** A picture beside a shared address: its path, 1200 by 630 pixels, drawn by `npm run icons`; and the part of the site that it shows. */
export type SharePicture = { path: string; part: Part };

const SITE: SharePicture = { path: '/share-site.png', part: 'site' };

const CAREERS: SharePicture = { path: '/share-careers.png', part: 'careers' };

const PARTS: Record<string, SharePicture> = {
  [`${hrefOf('research')}/`]: { path: '/share-research.png', part: 'research' },
  [hrefOf('careers')]: CAREERS,
  [hrefOf('jobBoard')]: CAREERS,
};

export function sharePicture(pathname: string): SharePicture {
  const part = Object.keys(PARTS).find((start) => pathname.startsWith(start));
  return (part !== undefined && PARTS[part]) || SITE;
}
