import type { PrintDocument } from '@shortlist/document';
import { type Look, runsFromRight } from '@shortlist/model';
import type { PrintedView } from '../design.ts';
import type { DesignChanges } from '../layout-version.ts';
import { millimetres } from '../papers.ts';
import { type EntryLines, labelled, namedFirst } from '../parts/entries.ts';
import { storyAndSide } from '../parts/story-and-side.ts';

/** The column of dates and nodes; that of nodes alone. Points. */
const LABELS = millimetres(36);
const NODES = 16;

/** Size of a node, and from its middle to the text. Points. */
const NODE = { size: 5, gap: 10, line: { thickness: 0.5, color: '#a8adb4' } } as const;

/** A line from the first to the last entry of a section, with a node at each and the dates beside it. */
export const laterTimeline: DesignChanges = {
  proved: { words: '99.08', fields: '100.00', fieldsElsewhere: '99.59' },
  defaults: { sidebarWidth: 46 },
  print,
};

/** In a paper that runs from the right dates stand at the far margin: beside a title programs take them for one with it. */
function print(view: PrintedView, look: Look): PrintDocument {
  const isFromRight = runsFromRight(view.titlesIn);
  const labels = isFromRight ? NODES : LABELS;
  const lines = isFromRight ? indented(labels, namedFirst) : labelled(labels);
  const node = { ...NODE, color: look.accent ?? '#000000' };
  const entries: EntryLines = (writer, entry) =>
    lines(writer, entry).map((block, at) => (at === 0 ? { ...block, node } : block));
  return storyAndSide(view, look, { entries, labels, isPlaceLast: true });
}

const indented =
  (indent: number, lines: EntryLines): EntryLines =>
  (writer, entry) =>
    lines(writer, entry).map((block) => ({ ...block, indent }));
