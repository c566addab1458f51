import { joinPassages } from '../../document/passage.ts';
import { isBareLabel } from '../../entries/drop-remarks.ts';
import { type Line, lineTextOf } from '../../lines/line.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import { marksOf } from './marks-of.ts';

/** The lines of an entry's body, one value each, without labels and what leads an item; with their bold, italic and linked words. */
export function readItems(body: readonly Line[]): ReadValue[] {
  return body.flatMap((line) => {
    const passage = joinPassages(line.cells, ' ');
    if (isBareLabel(lineTextOf(line)) || passage.text === '') return [];
    const isItem = line.marker !== '';
    const reason = isItem ? 'reasons.listItem' : 'reasons.textBelow';
    const marks = marksOf(line.cells);
    const read = readingOf(passage, isItem ? 0.95 : 0.75, reason);
    return [marks.length > 0 ? { ...read, marks } : read];
  });
}
