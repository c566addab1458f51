import type { PagedDocument, PlacedLine } from './paged-document.ts';

/** The text of the pages as a machine reads it: line by line, without what is only decoration. */
export function textOf({ pages }: PagedDocument): string {
  return pages.flatMap(({ lines }) => lines.map(textOfLine)).join('\n');
}

const textOfLine = ({ runs }: PlacedLine) =>
  runs
    .map(({ text, decorative }) => (decorative ? '' : text))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
