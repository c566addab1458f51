import { withoutButtons } from '@shortlist/keywords';
import { isChrome } from './chrome.ts';
import { listLines, withoutSignature } from './lines.ts';

/** Lines of a pasted posting: those of the posting itself, and all, with the page around it. */
export type PostingLines = { readonly lines: readonly string[]; readonly page: readonly string[] };

/** Reads the lines of a posting. */
export function readLines(text: string): PostingLines {
  const page = listLines(text.slice(0, LONGEST));
  const lines = withoutSignature(
    withoutButtons(page).filter(
      (line, at, all) => !isChrome(line) && !PROFILE.test(all[at - 1] ?? ''),
    ),
  );
  return { lines, page };
}

/** The name of who posts, as LinkedIn shows it; what they do stands below. */
const PROFILE = / • (?:1st|2nd|3rd|1er|2e|3e|[123]º|[123]\.)\+?$/u;

/** In characters; a posting's text has no more. */
const LONGEST = 50_000;
