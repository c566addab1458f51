import { listLines, type TextRange } from '../../text/sentences.ts';

/** Headings of what a resume's owner cannot do yet: "What I have not done", "I would need to learn". */
const DENYING =
  /\b(?:have(?: not|n't)|haven't|not yet|yet to|(?:need|want|like|hop(?:e|ing)|plan(?:ning)?|keen|looking) to learn|still learning|not in my|no experience|gaps|not (?:done|covered))\b/i;
/** Headings of what is said of other people. */
const OF_OTHERS = /^(?:references?|referees?)\b/i;
/** Headings of what is done for pleasure: "Espresso machines" is no testing of apps. */
const OF_LEISURE =
  /^(?:hobb(?:y|ies)|interests|personal interests|pastimes?|leisure|(?:in my )?(?:spare|free) time|off the clock|outside (?:of )?work|away from (?:work|the desk)|when (?:i'm |i am )?not (?:at work|working)|fun facts?)\b/i;
/** Headings of such a part, and what a line of its own begins with. */
const OPENING = [DENYING, OF_OTHERS, OF_LEISURE];
const OF_ONE_LINE = [OF_OTHERS, OF_LEISURE];
const WORDS_AT_MOST = 8;

/** The stretches of a resume's clean text under headings that say the person has not done what follows. */
export function listDenyingParts(text: string): TextRange[] {
  const parts: Part[] = [];
  let open: Part | undefined;
  let last = 0;
  for (const line of listLines(text)) {
    const said = text.slice(line.start, line.end);
    const isAfterGap = /\n\s*\n/.test(text.slice(last, line.start));
    last = line.end;
    if (isAfterGap || endsPart(said, open)) open = undefined;
    if (opensDenial(said)) {
      open = { start: line.start, end: line.end, isLeisure: OF_LEISURE.test(said) };
      parts.push(open);
    } else if (OF_ONE_LINE.some((pattern) => opensWith(pattern, said)))
      parts.push({ ...line, isLeisure: false });
    else if (open !== undefined) open.end = line.end;
  }
  return parts.map(({ start, end }) => ({ start, end }));
}

type Part = TextRange & { isLeisure: boolean };

const opensDenial = (line: string): boolean =>
  isHeading(line) && OPENING.some((pattern) => pattern.test(line));

/** A heading ends a part; lines under "Interests" are as short as headings, so there it must be one we know. */
const endsPart = (line: string, open: Part | undefined): boolean =>
  isHeading(line) && (!open?.isLeisure || opensPart(line));

/** "References: on request", "Hobbies: sailing": one line of such a part. */
const opensWith = (pattern: RegExp, line: string): boolean => {
  const bare = line.replace(/^[^\p{L}]+/u, '');
  return pattern.test(bare) && /^[^:]{1,30}:/.test(bare);
};

/** Checks whether a line surely opens another part: "Sailing" under "Interests" is none. */
const opensPart = (line: string): boolean =>
  !/[a-z]/.test(line) ||
  /^(?:(?:work|professional|relevant) )?(?:experience|employment|career|education|skills|projects?|certifi\w+|qualifications|training|courses|languages|summary|profile|publications|awards|achievements|volunteer\w*|memberships?|additional|technical)\b/i.test(
    line,
  ) ||
  OPENING.some((pattern) => pattern.test(line));

const isHeading = (line: string) =>
  line.split(/\s+/).length <= WORDS_AT_MOST &&
  /^[\p{Lu}#]/u.test(line) &&
  !/[.;,!?]$/.test(line) &&
  !/[,|•]|:\s/.test(line);
