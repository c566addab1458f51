import type { Block, Note, PrintDocument, Region } from '@shortlist/document';
import { tag } from '../xml/tag.ts';
import { twips } from '../xml/units.ts';

/** Room of a line of a note, in sizes of its letters. */
const NOTE_LINE = 1.2;

/** A region at its place on the first sheet, as a file has it: in a frame, or in the text, which begins below all frames. */
export type Framed = { region: Region; frame: string };

/**
 * The regions of a document in which one begins below several beside each other, as the text of a letter does: that one is the text, all others, and
 * the notes of its stationery, stand in frames at their places. Undefined for other documents. Lines are reckoned one for each; a text that takes more
 * pushes what begins below it down, as far as the program does.
 */
export function framedRegions({ sheet, regions, stationery }: PrintDocument): Framed[] | undefined {
  const text = regions.findIndex(({ clears }) => clears !== undefined);
  if (text < 0) return undefined;
  const framed = startsOf(regions, sheet.margins.top).map((start, at): Framed => {
    const region = regions[at] ?? NOTHING;
    const [first, ...others] = region.blocks;
    if (!first) return { region, frame: '' };
    const y = start + first.spaceBefore;
    const isText = at === text;
    const spaceBefore = isText ? Math.max(0, y - sheet.margins.top) : 0;
    return {
      region: { ...region, blocks: [{ ...first, spaceBefore }, ...others] },
      frame: isText ? '' : frameAt(region, y),
    };
  });
  const notes = (stationery?.notes ?? []).map(noteFrame);
  return [...framed.slice(0, 1), ...notes, ...framed.slice(1)];
}

const NOTHING: Region = { left: 0, right: 0, blocks: [] };

/** The heights on the first sheet at which regions start. */
function startsOf(regions: readonly Region[], head: number): number[] {
  const starts: number[] = [];
  for (const { below, clears = [], from = 0 } of regions) {
    const ends = below === undefined ? [] : [below, ...clears].map(endOf);
    starts.push(Math.max(from, ...ends) || head);
  }
  return starts;

  function endOf(place: number): number {
    return (starts[place] ?? 0) + heightOf(regions[place]?.blocks ?? []);
  }
}

const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { spaceBefore, lineHeight }) => sum + spaceBefore + lineHeight, 0);

function noteFrame({ left, right, span, middle }: Note): Framed {
  const lineHeight = span.size * NOTE_LINE;
  const block: Block = {
    ...{ role: 'paragraph', group: 'stationery', spans: [span], lineHeight, spaceBefore: 0 },
    ...{ indent: 0, align: 'start', keepWithNext: false },
  };
  const region = { left, right, blocks: [block] };
  return { region, frame: frameAt(region, middle - lineHeight / 2) };
}

/** A frame (ECMA-376 part 1, 17.3.1.11) of the height of its text. Paragraphs that name the same one stand in it together. */
const frameAt = ({ left, right }: Region, y: number): string =>
  tag('w:framePr', {
    'w:w': twips(right - left),
    'w:wrap': 'notBeside',
    'w:vAnchor': 'page',
    'w:hAnchor': 'page',
    'w:x': twips(left),
    'w:y': twips(y),
  });
