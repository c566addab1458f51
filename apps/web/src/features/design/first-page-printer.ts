import type { Resume } from '@shortlist/model';
import { type DesignOptions, designResume } from '@shortlist/templates';
import type { Printer } from '#paper/pages/lay-out-resume.ts';

/** More blocks than a page has room for: each has a line at least, and the smallest text leaves room for fewer than 130. */
const MOST_BLOCKS = 150;

/** Prints the beginning of a resume, for pictures of its first page: a resume of twelve pages takes no longer than one of two. */
export const FIRST_PAGE_PRINTER: Printer = {
  print(document, options: DesignOptions) {
    // The gallery is of resumes alone.
    const printed = designResume(document as Resume, options);
    const regions = printed.regions.map((region) => ({
      ...region,
      blocks: region.blocks.slice(0, MOST_BLOCKS),
    }));
    return { ...printed, regions };
  },
};
