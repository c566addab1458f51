import { describe, expect, it } from 'vitest';
import { block, documentOf, fixedMeasurer, span } from './fixed-measurer.test-support.ts';
import { type Block, layOut } from './index.ts';

/** Runs of the first page as [text, x], line by line; 20 columns between x = 10 and x = 110. */
const placesOf = (...blocks: Block[]) =>
  layOut(documentOf(blocks), fixedMeasurer).pages[0]?.lines.map(({ runs }) =>
    runs.map(({ text, x }) => [text, x]),
  );

describe('a left-to-right block', () => {
  it('starts at the margin', () => {
    expect(placesOf(block('abcd'))).toEqual([[['abcd', 10]]]);
  });

  it('stands in the middle when centred', () => {
    expect(placesOf(block('abcd', { align: 'center' }))).toEqual([[['abcd', 50]]]);
  });

  it('leaves the hanging space out of the middle', () => {
    const lines = placesOf(block('abcdefghijkl mnopqrstu', { align: 'center' }));
    expect(lines).toEqual([[['abcdefghijkl ', 30]], [['mnopqrstu', 37.5]]]);
  });

  it('[PV6] has its bullet in the indent, and all lines behind it', () => {
    const lines = placesOf(block('aaaa bbbb cccc dddd', { marker: '•', indent: 20 }));
    expect(lines).toEqual([
      [
        ['• ', 20],
        ['aaaa bbbb cccc ', 30],
      ],
      [['dddd', 30]],
    ]);
  });

  it('has its aside at the far margin of its first line', () => {
    const lines = placesOf(block('abcd', { aside: [span('2020')] }));
    expect(lines).toEqual([
      [
        ['abcd ', 10],
        ['2020', 90],
      ],
    ]);
  });

  it('breaks before it meets its aside, and uses the whole next line', () => {
    const lines = placesOf(block('aaaa bbbb ccccc dddd eee', { aside: [span('2020')] }));
    expect(lines).toEqual([
      [
        ['aaaa bbbb ', 10],
        ['2020', 90],
      ],
      [['ccccc dddd eee', 10]],
    ]);
  });

  it('has an aside that is too wide on a line below', () => {
    const lines = placesOf(block('aaaa bbbb', { aside: [span('a long time ago')] }));
    expect(lines).toEqual([[['aaaa bbbb', 10]], [['a long time ago', 35]]]);
  });

  it('has a centred text free of its aside', () => {
    const lines = placesOf(block('aaaa', { align: 'center', aside: [span('2020')] }));
    expect(lines).toEqual([[['aaaa', 50]], [['2020', 90]]]);
  });

  it('may consist of an aside', () => {
    expect(placesOf(block('', { aside: [span('2020')] }))).toEqual([[['2020', 90]]]);
  });

  it('gives a run to each face, weight, size and source', () => {
    const spans = [span('ab我'), span('c', { weight: 700 }), span('d', { size: 20, source: 's' })];
    const runs = layOut(documentOf([block(spans)]), fixedMeasurer).pages[0]?.lines[0]?.runs;
    expect(runs).toMatchObject([
      { text: 'ab', face: 'latin', x: 10, width: 10 },
      { text: '我', face: 'han', x: 20, width: 5 },
      { text: 'c', weight: 700, x: 25 },
      { text: 'd', size: 20, source: 's', x: 30, width: 10 },
    ]);
  });

  it('gives a space between two words of one face to that face', () => {
    expect(placesOf(block('我 我 a 我'))).toEqual([
      [
        ['我 我', 10],
        [' a ', 25],
        ['我', 40],
      ],
    ]);
  });
});

describe('baselines and rules', () => {
  it('put the text in the middle of its line', () => {
    const page = layOut(documentOf([block('a'), block('b')]), fixedMeasurer).pages[0];
    expect(page?.lines.map(({ baseline }) => baseline)).toEqual([23, 43]);
  });

  it('stand a rule below the last line, and what follows below the rule', () => {
    const ruled = block('a', { rule: { gap: 2, thickness: 1 } });
    const page = layOut(documentOf([ruled, block('b')]), fixedMeasurer).pages[0];
    expect(page?.rules).toEqual([{ x1: 10, x2: 110, y: 32.5, thickness: 1 }]);
    expect(page?.lines[1]?.baseline).toBe(46);
  });

  it('are rounded to thousandths of a point', () => {
    const third = block('abc', { lineHeight: 61 / 3, align: 'center' });
    const page = layOut(documentOf([third], { columns: 61 / 3 }), fixedMeasurer).pages[0];
    expect(page?.lines[0]).toMatchObject({ baseline: 23.167, runs: [{ x: 53.333 }] });
  });

  it('carry the group of their block', () => {
    const page = layOut(documentOf([block('a', { group: 'skills' })]), fixedMeasurer).pages[0];
    expect(page?.lines[0]?.group).toBe('skills');
  });
});

describe('a right-to-left block', () => {
  it('starts at the right margin', () => {
    expect(placesOf(block('שלום'))).toEqual([[['שלום', 90]]]);
  });

  it('runs from right to left, with numbers and foreign words left to right', () => {
    expect(placesOf(block('אב ab 12'))).toEqual([
      [
        ['אב', 100],
        [' ', 95],
        ['ab 12', 70],
      ],
    ]);
  });

  it('lets the space at a line’s end hang over the left margin', () => {
    expect(placesOf(block('אבגדהוזחטיכלמנסעפצקר שת'))).toEqual([
      [['אבגדהוזחטיכלמנסעפצקר ', 5]],
      [['שת', 100]],
    ]);
  });

  it('has its bullet at the right and its aside at the left', () => {
    const lines = placesOf(block('אב', { marker: '•', indent: 20, aside: [span('2020')] }));
    expect(lines).toEqual([
      [
        ['• ', 95],
        ['אב ', 75],
        ['2020', 10],
      ],
    ]);
  });

  it('keeps an unbreakable span in its own order', () => {
    const phone = span('+20 2 55', { unbreakable: true });
    const places = placesOf(block([span('אב '), phone]));
    expect(places?.[0]?.at(-1)).toEqual(['+20 2 55', 55]);
  });
});
