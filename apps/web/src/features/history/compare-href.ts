import { hrefOf } from '@shortlist/contracts';

/** Before the id of a version, in the address of a comparison: ids of documents have the same form. */
const VERSION = 'version.';

/** The address of the comparison of an earlier version of a resume with the resume as it is now. */
export const compareHref = (resumeId: string, versionId: string): string =>
  hrefOf('compare', { resumeId }, withVersion(versionId));

/** The same of a letter. */
export const letterCompareHref = (letterId: string, versionId: string): string =>
  hrefOf('letterCompare', { letterId }, withVersion(versionId));

const withVersion = (versionId: string) => ({ query: { with: VERSION + versionId } });

/** Reads the id of a version; undefined where the address names a document. */
export const parseVersionSide = (text: string): string | undefined =>
  text.startsWith(VERSION) ? text.slice(VERSION.length) : undefined;
