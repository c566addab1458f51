import { isBareLabel } from '../../entries/drop-remarks.ts';
import { type Line, lineTextOf } from '../../lines/line.ts';
import { joinPassages } from '../../passage.ts';
import { type ReadValue, readingOf } from '../../read-value.ts';

/** The lines of an entry's body, one value each, without marks and labels. */
export function readItems(body: readonly Line[]): ReadValue[] {
  return body.flatMap((line) => {
    const passage = joinPassages(line.cells, ' ');
    if (isBareLabel(lineTextOf(line)) || passage.text === '') return [];
    const isItem = line.marker !== '';
    return [
      readingOf(passage, isItem ? 0.95 : 0.75, isItem ? 'reasons.listItem' : 'reasons.textBelow'),
    ];
  });
}
