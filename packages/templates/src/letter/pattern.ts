import type { Block, PrintDocument, Region, Span } from '@shortlist/document';
import type { PrintedSection } from '@shortlist/model';

const TEXT = { section: 'summary', field: 'summary' } as const;

/** Two sections that every design prints, in none of its columns of labels: a paragraph and a point. */
export const PATTERN: readonly PrintedSection[] = [
  section('summary', 'paragraphs'),
  section('summary', 'points'),
];

function section(
  name: PrintedSection['section'],
  layout: PrintedSection['layout'],
): PrintedSection {
  return { section: name, title: 'x', entries: [], lines: [{ text: 'x', ref: TEXT }], layout };
}

/** The place and the look of the texts of a design. */
export type Pattern = {
  /** The region that its texts stand in, and what stands before them there. */
  region: Region;
  before: readonly Block[];
  paragraph: Block;
  bullet: Block;
  /** The look of the texts, and of the headings. */
  text: Omit<Span, 'source'>;
  heading: Omit<Span, 'source'>;
};

/** Reads place and look of a design's texts from a document that has the pattern. */
export function patternOf({ regions }: PrintDocument): Pattern {
  const isPattern = ({ group }: Block) => PATTERN.some((each) => each.section === group);
  const region = must(regions.find(({ blocks }) => blocks.some(isPattern)));
  const blockOf = (role: Block['role']) =>
    must(region.blocks.find((block) => isPattern(block) && block.role === role));
  const paragraph = blockOf('paragraph');
  return {
    region,
    before: region.blocks.filter((block) => !isPattern(block)),
    paragraph,
    bullet: blockOf('bullet'),
    text: lookOf(paragraph),
    heading: lookOf(blockOf('heading')),
  };
}

function lookOf({ spans }: Block): Omit<Span, 'source'> {
  const { source: _, ...look } = must(spans[0]);
  return look;
}

function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('A design prints every section with its texts.');
  return found;
}
