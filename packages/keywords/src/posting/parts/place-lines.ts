import type { Language, PartKind } from '../../languages/language.ts';
import { listLines, type TextRange } from '../../text/sentences.ts';
import { isBoilerplate, isFormField, isPerk } from '../left-out/boilerplate.ts';
import { listOtherLanguage } from '../left-out/other-language.ts';
import { listOtherRoles } from '../left-out/other-roles.ts';
import { listChrome } from '../left-out/page-chrome.ts';
import { isListItem } from '../title.ts';
import {
  deniesAll,
  headingKind,
  isHeadingLine,
  isUnknownHeading,
  opensOtherJobs,
  runInHeadingLength,
  unknownRunInLength,
} from './heading.ts';
import { tellsTask } from './tells-task.ts';

/** Signs that lead a line: bullets, numbers, emoji. */
const LEAD = /^(?:[^\p{L}\p{N}.$£€("'+#]|[-*+~](?=\s)|\(?[a-z\d]{1,2}[.)](?=\s))+/u;

/** A part of the posting, the heading that opened it, and whether that spoke of the employer. */
export type Part = {
  kind: PartKind | 'intro' | 'prose';
  heading?: string;
  about: boolean;
  /** Not of this job for certain: what it is not, and other jobs. */
  foreign: boolean;
};

/** A line end and another are a blank line. */
const LINE_ENDS_OF_A_GAP = 2;

/** A line with the part it stands in and what of it is no heading. */
export type PlacedLine = { line: TextRange; part: Part; rest: TextRange; isHeading: boolean };

const PROSE: Part = { kind: 'prose', about: false, foreign: false };

const FOREIGN: Part = { kind: 'drop', about: false, foreign: true };

/** Says of each line of a posting which part it stands in. */
export function placeLines(text: string, rules?: Language): PlacedLine[] {
  const lines = listLines(text);
  const placed: PlacedLine[] = [];
  // Who pastes a mere list pastes the list of what is asked for.
  const kind = isListItem(text.trimStart()) ? 'prose' : 'intro';
  let part: Part = { kind, about: false, foreign: false };
  let last = { end: 0, isHeading: false };
  const left = new Set([
    ...listChrome(lines, text),
    ...listOtherRoles(lines, text),
    ...(rules === undefined ? listOtherLanguage(lines, text) : []),
  ]);
  for (const [at, line] of lines.entries()) {
    if (left.has(line.start)) {
      placed.push({ line, part: FOREIGN, rest: line, isHeading: false });
      continue;
    }
    const { opened, rest } = openPart(text, line, rules) ?? openUnknown(text, lines, at, part);
    const gap = text.slice(last.end, line.start);
    const own = opened ?? endOfDenial(part, gap, last.isHeading);
    placed.push({ line, part: own, rest, isHeading: isSubheading(text, lines, at) });
    // "Location: Pune" speaks of its own line only.
    const isOfLine = opened?.kind === 'drop' && rest.end > rest.start;
    part = isOfLine ? part : own;
    last = { end: line.end, isHeading: opened !== undefined };
  }
  return placed;
}

/**
 * Ends what the job is not at the next heading, known or not: behind a blank line other things stand. `gap` is what
 * stands between two lines.
 */
function endOfDenial(part: Part, gap: string, isUnderHeading: boolean): Part {
  const denies = part.heading !== undefined && deniesAll(part.heading);
  const isApart = gap.split('\n').length > LINE_ENDS_OF_A_GAP;
  return denies && isApart && !isUnderHeading ? PROSE : part;
}

type Opened = { opened?: Part; rest: TextRange };

const withoutLead = (text: string, line: TextRange): TextRange => ({
  start: line.start + (LEAD.exec(text.slice(line.start, line.end))?.[0].length ?? 0),
  end: line.end,
});

/** Reads a line's heading, if it has one that we know, and what stands behind it. */
function openPart(text: string, line: TextRange, rules: Language | undefined): Opened | undefined {
  const { start, end } = withoutLead(text, line);
  const bare = text.slice(start, end);
  if (isFormField(bare)) return undefined;
  const length =
    isHeadingLine(bare, rules) && headingKind(bare, rules)
      ? bare.length
      : runInHeadingLength(bare, rules);
  const heading = bare.slice(0, length).replace(/[\s:|-]+$/, '');
  const kind = length > 0 ? headingKind(heading, rules) : undefined;
  if (kind === undefined) return undefined;
  const about =
    kind === 'drop' && /^(?:about|who|company|our|overview|why|the company)\b/i.test(heading);
  const foreign = deniesAll(heading) || opensOtherJobs(heading);
  return { opened: { kind, heading, about, foreign }, rest: { start: start + length, end } };
}

/** Words of a line that says something. */
const WORDS_OF_A_TEXT = 6;

/** Checks whether a line is no further one of a posting's head: company, town, "Permanent | Full time". */
const opensText = (line: string): boolean =>
  isListItem(line) ||
  (line.split(/\s+/).length >= WORDS_OF_A_TEXT && !/[|·•]/.test(line) && !isUnknownHeading(line));

/** Checks whether a line that opens no part is a heading all the same: closed by a colon, in capitals, or above a list. */
function isSubheading(text: string, lines: readonly TextRange[], at: number): boolean {
  const written = text.slice(lines[at]?.start, lines[at]?.end);
  const below = text.slice(lines[at + 1]?.start, lines[at + 1]?.end);
  if (at === 0 || lines[at + 1] === undefined || !isUnknownHeading(written)) return false;
  return (
    /:$/.test(written) || (isListItem(below) && !isListItem(written)) || !/\p{Ll}/u.test(written)
  );
}

/** Lines under a heading that are looked at to tell what it opens. */
const LINES_OF_A_LOOK = 4;

/**
 * A heading that we do not know ("What your week looks like", "BIM SIDE: …") ends the introduction. Other parts go on, but
 * where the employer spoke of itself and the lines below tell tasks.
 */
function openUnknown(text: string, lines: readonly TextRange[], at: number, part: Part): Opened {
  const line = lines[at] ?? { start: 0, end: 0 };
  const { start, end } = withoutLead(text, line);
  const rest = { start, end };
  const bare = text.slice(start, end);
  const runIn = unknownRunInLength(bare);
  const below = lines
    .slice(at + 1, at + 1 + LINES_OF_A_LOOK)
    .map((each) => text.slice(each.start, each.end));
  const isHeading =
    at > 0 && isUnknownHeading(text.slice(line.start, end)) && opensText(below[0] ?? '');
  if (part.foreign || !(isHeading || runIn > 0)) return { rest };
  const heading = runIn > 0 ? bare.slice(0, runIn) : bare;
  const opened = { ...PROSE, heading };
  const behind = { start: start + heading.length, end };
  if (part.kind === 'intro') return { opened, rest: behind };
  if (runIn > 0 && !/[a-z]/.test(heading)) return { rest: behind };
  const tells = below.some((said) => tellsTask(said) && !isPerk(said) && !isBoilerplate(said));
  return part.kind === 'drop' && part.about && isHeading && tells
    ? { opened, rest: { start: end, end } }
    : { rest };
}
