import { expect, it } from 'vitest';
import { rowsOf } from '../lines/rows-of.ts';
import { flowingText } from '../placed-text.test-support.ts';
import { peelPlace } from './place-tail.ts';

it.each([
  ['University of California, Berkeley', undefined],
  ['University of California, Los Angeles', undefined],
  ['University of California, Los Angeles, Los Angeles, CA', 'Los Angeles, CA'],
  ['California State University, Long Beach', undefined],
  ['University of Illinois – Chicago', undefined],
  ['Indian Institute of Technology, Delhi', undefined],
  ['University of California, Berkeley, CA', 'Berkeley, CA'],
  ['University of California, USA', 'USA'],
  ['University of Oregon, Eugene', 'Eugene'],
])('knows the campus in a name from a place: %s', (text, place) => {
  const cell = rowsOf(flowingText([text]))[0]?.cells[0];
  if (!cell) throw new Error('The line has no cell');
  expect(peelPlace(cell, 1).place?.text).toBe(place);
});
