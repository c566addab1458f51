import type { Block, PrintDocument, Span } from '@shortlist/layout';

/** The blocks of a document one a line, for people to read and compare; bold text in asterisks. */
export function writtenBlocks({ blocks }: PrintDocument): string {
  return blocks.map(writtenBlock).join('\n');
}

export function writtenBlock({ role, spans, trailing, marker, keepWithNext }: Block): string {
  const text = [marker ?? [], spans.map(writtenSpan).join('')].flat().join(' ');
  const far = trailing ? ` >> ${trailing.map(writtenSpan).join('')}` : '';
  return `${role}${keepWithNext ? ' +' : ''}: ${text}${far}`;
}

function writtenSpan({ text, weight, link }: Span): string {
  const weighted = weight === 700 ? `*${text}*` : text;
  return link ? `[${weighted}](${link.href})` : weighted;
}
