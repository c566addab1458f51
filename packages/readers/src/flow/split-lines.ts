import { cleanText } from '../clean-text.ts';
import type { FlowParagraph, FlowRun } from './flow.ts';

/** Text of one look between two tabs or line breaks. */
export type FlowPiece = FlowRun & { before: '' | ' ' | '\t' };

/** The line between two line breaks. */
export type FlowLine = {
  pieces: FlowPiece[];
  /** The number of tabs that lead up to the piece of the same place; a leading tab indents. */
  tabs: number[];
  /** Of the largest letters, or of the empty line. */
  size: number;
  /** Links whose text is empty: a picture's. */
  bareLinks: string[];
};

/** So many spaces side by side are meant as a tab: dates pushed to the right. */
const SPACES_OF_A_TAB = / {3,}/g;

/**
 * The lines of a paragraph, cut at its line breaks, and each into pieces at tabs and where the look
 * changes. Space at the ends of lines and pieces goes.
 */
export function splitLines({ runs }: Pick<FlowParagraph, 'runs'>): FlowLine[] {
  const lines = [startLine(runs[0])];
  let gap = NO_GAP;
  for (const run of joinRuns(runs)) {
    if (run.text.trim() === '' && run.link !== undefined) lines.at(-1)?.bareLinks.push(run.link);
    for (const text of run.text.split(/(\t|\n| +)/).filter((token) => token !== '')) {
      if (text === '\n') lines.push(startLine(run));
      else if (text.trim() !== '') addText(lines.at(-1), { ...run, text }, gap);
      gap = widen(gap, text);
    }
  }
  return lines;
}

/** The gap between the text before and the text to come. */
type Gap = { tabs: number; space: boolean };

const NO_GAP: Gap = { tabs: 0, space: false };

function widen(gap: Gap, token: string): Gap {
  if (token === '\t') return { ...gap, tabs: gap.tabs + 1 };
  return token.startsWith(' ') ? { ...gap, space: true } : NO_GAP;
}

const startLine = (run: FlowRun | undefined): FlowLine => ({
  pieces: [],
  tabs: [],
  size: run?.size ?? 10,
  bareLinks: [],
});

/** Neighbours of one look as one run, so that what is cleaned and cut is whole. */
function joinRuns(runs: readonly FlowRun[]): FlowRun[] {
  const joined: FlowRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && looksLike(last, run)) last.text += run.text;
    else joined.push({ ...run });
  }
  for (const run of joined) run.text = cleanText(run.text).replace(SPACES_OF_A_TAB, '\t');
  return joined;
}

function addText(line: FlowLine | undefined, run: FlowRun, { tabs, space }: Gap) {
  if (line === undefined) return;
  const last = line.pieces.at(-1);
  if (last && tabs === 0 && looksLike(last, run)) {
    last.text += (space ? ' ' : '') + run.text;
    return;
  }
  line.size = last ? Math.max(line.size, run.size) : run.size;
  line.pieces.push({ ...run, before: last ? mark(tabs, space) : '' });
  line.tabs.push(tabs);
}

function mark(tabs: number, space: boolean): FlowPiece['before'] {
  if (tabs > 0) return '\t';
  return space ? ' ' : '';
}

const looksLike = (one: FlowRun, other: FlowRun): boolean =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.size === other.size &&
  (one.hidden ?? false) === (other.hidden ?? false) &&
  one.link === other.link;
