import { hrefOf, PRODUCT_NAME } from '@shortlist/contracts';

/** A picture beside a shared address: its path, 1200 by 630 pixels, drawn by `npm run icons`; and what it shows. */
export type SharePicture = { path: string; shows: string };

const SITE: SharePicture = {
  path: '/share-site.png',
  shows: `${PRODUCT_NAME}: a resume with one line highlighted`,
};

/** The parts of the site with a picture of their own. */
const PARTS: Record<string, SharePicture> = {
  [`${hrefOf('research')}/`]: {
    path: '/share-research.png',
    shows: `${PRODUCT_NAME}: lines of text in columns, and the way that a reader takes`,
  },
  [hrefOf('careers')]: {
    path: '/share-careers.png',
    shows: `${PRODUCT_NAME}: open roles`,
  },
  [hrefOf('jobBoard')]: {
    path: '/share-careers.png',
    shows: `${PRODUCT_NAME}: open roles`,
  },
};

export function sharePicture(pathname: string): SharePicture {
  const part = Object.keys(PARTS).find((start) => pathname.startsWith(start));
  return (part !== undefined && PARTS[part]) || SITE;
}
