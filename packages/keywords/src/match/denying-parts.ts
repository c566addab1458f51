import { listLines, type Stretch } from '../text/sentences.ts';

/** Headings of what a resume's owner cannot do yet: "What I have not done", "I would need to learn". */
const DENYING =
  /\b(?:have(?: not|n't)|haven't|not yet|yet to|(?:need|want|like|hop(?:e|ing)|plan(?:ning)?|keen|looking) to learn|still learning|not in my|no experience|gaps|not (?:done|covered))\b/i;
/** What stands here is said of other people. */
const OF_OTHERS = /^(?:references?|referees?)\b/i;
const WORDS_AT_MOST = 8;

/** The stretches of a resume's clean text under headings that say the person has not done what follows. */
export function listDenyingParts(text: string): Stretch[] {
  const parts: Stretch[] = [];
  let open: Stretch | undefined;
  let last = 0;
  for (const line of listLines(text)) {
    const said = text.slice(line.start, line.end);
    const isAfterGap = /\n\s*\n/.test(text.slice(last, line.start));
    last = line.end;
    if (isAfterGap || isHeading(said)) open = undefined;
    if (isHeading(said) && (DENYING.test(said) || OF_OTHERS.test(said))) {
      open = { start: line.start, end: line.end };
      parts.push(open);
    } else if (/^(?:references?|referees?)\s*:/i.test(said)) parts.push(line);
    else if (open !== undefined) open.end = line.end;
  }
  return parts;
}

const isHeading = (line: string) =>
  line.split(/\s+/).length <= WORDS_AT_MOST &&
  /^[\p{Lu}#]/u.test(line) &&
  !/[.;,!?]$/.test(line) &&
  !/[,|•]|:\s/.test(line);
