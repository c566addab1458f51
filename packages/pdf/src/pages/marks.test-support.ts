import type { FileObjects } from '../file/file-objects.test-support.ts';
import { type Mark, readContent } from './content.test-support.ts';

/** One marked piece of a page: its content id, or that it is no content. */
export type MarkedPiece = number | 'artifact';

/** Marked pieces of a page in the order they are painted, and what is painted outside of any. */
export function readMarks(file: FileObjects, page: string) {
  const stream = file.stream(file.dictionary(page)['/Contents']);
  const { opened, paintings, unclosed } = readContent(stream);
  return {
    pieces: opened.flatMap((marks) => pieceOf(marks.at(-1))),
    unmarked: paintings
      .filter(({ marks }) => marks.flatMap(pieceOf).length === 0)
      .map(({ operator }) => operator),
    unclosed,
  };
}

/** Nothing for a span within a piece. */
function pieceOf(mark: Mark | undefined): MarkedPiece[] {
  if (mark?.tag === '/Artifact') return ['artifact'];
  return mark?.mcid === undefined ? [] : [mark.mcid];
}
