import { describe, expect, it } from 'vitest';
import { flowingText } from '../document/placed-text.test-support.ts';
import { rowText } from '../lines/row.ts';
import { rowsOf } from '../lines/rows-of.ts';
import { dropBareLabels } from './drop-remarks.ts';

describe('a heading within an entry', () => {
  it('is no name, in a row or beside another cell', () => {
    const rows = rowsOf(
      flowingText(['Ritz', 'Highlights', 'Cook\tKey achievements:', 'Taken away']),
    );
    expect(dropBareLabels(rows).map(rowText)).toEqual(['Ritz', 'Cook', 'Taken away']);
  });

  it('is kept as the first line of a section', () => {
    const rows = rowsOf(flowingText(['Missions', 'Mission One']));
    expect(dropBareLabels(rows).map(rowText)).toEqual(['Missions', 'Mission One']);
  });
});
