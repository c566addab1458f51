import type { Block } from '@shortlist/document';
import type { PageBreaks } from '@shortlist/model';

/** The blocks of a section or an entry of that name, with what a person has decided about its pages. */
export function withPageBreaks(
  blocks: Block[],
  { startsPage, keptTogether }: PageBreaks,
  name: string,
): Block[] {
  if (!startsPage && !keptTogether) return blocks;
  return blocks.map((block, at) => ({
    ...block,
    ...(startsPage && at === 0 && { startsPage }),
    ...(keptTogether && { keptIn: [...(block.keptIn ?? []), name] }),
  }));
}
