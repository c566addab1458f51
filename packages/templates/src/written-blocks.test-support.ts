import { type Block, blocksOf, type PrintDocument, type Span } from '@shortlist/document';

/** The blocks of a document one a line, for people to read and compare; bold text in asterisks, italic in underscores. */
export function writtenBlocks(document: PrintDocument): string {
  return blocksOf(document).map(writtenBlock).join('\n');
}

export function writtenBlock({ role, spans, trailing, marker, keepWithNext }: Block): string {
  const label = typeof marker === 'string' ? marker : (marker ?? []).map(writtenSpan).join('');
  const text = [label, spans.map(writtenSpan).join('')].filter(Boolean).join(' ');
  const far = trailing ? ` >> ${trailing.map(writtenSpan).join('')}` : '';
  return `${role}${keepWithNext ? ' +' : ''}: ${text}${far}`;
}

function writtenSpan({ text, weight, italic, capitals, link }: Span): string {
  const printed = capitals ? text.toLocaleUpperCase(capitals) : text;
  const slanted = italic ? `_${printed}_` : printed;
  const weighted = weight === 700 ? `*${slanted}*` : slanted;
  return link ? `[${weighted}](${link.href})` : weighted;
}
