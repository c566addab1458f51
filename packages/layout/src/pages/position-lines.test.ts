import type { Block, PrintDocument } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import { block, documentOf, fixedMeasurer, span } from '../fixed-measurer.test-support.ts';
import { layOut } from '../index.ts';

/** Runs of the first page as [text, x], line by line; 20 columns between x = 10 and x = 110. */
const positionsOf = (...blocks: Block[]) =>
  layOut(documentOf(blocks), fixedMeasurer).pages[0]?.lines.map(({ runs }) =>
    runs.map(({ text, x }) => [text, x]),
  );

describe('[DS6] a column of labels', () => {
  const labelled = (label: string): Block =>
    block('aaaa', { marker: [span(label)], markerAlign: 'start', indent: 30 });
  const blocks = [labelled('2020'), labelled('5 2020'), block('bb', { indent: 35 }), block('cc')];
  const startsIn = (aligned: Partial<PrintDocument>) =>
    layOut({ ...documentOf(blocks), ...aligned }, fixedMeasurer).pages[0]?.lines.map(
      ({ runs }) => runs.at(-1)?.x,
    );

  it('has a text out of line beside a label that is too wide', () => {
    expect(startsIn({})).toEqual([40, 45, 45, 10]);
  });

  it('is as wide as the widest takes, with a gap, in a document that aligns them', () => {
    // Seven letters and spaces of 5 points, and a gap of 5.
    expect(startsIn({ alignsLabels: true })).toEqual([50, 50, 55, 10]);
  });
});

describe('[DS6] a hanging indent', () => {
  const hanging = { indent: 15, hanging: 15 };

  it('has the first line at the margin, over the whole measure, and the others behind it', () => {
    expect(positionsOf(block('aaaa bbbb cccc ddddd eeee', hanging))).toEqual([
      [['aaaa bbbb cccc ddddd ', 10]],
      [['eeee', 25]],
    ]);
  });

  it('is at the right margin where the text runs from the right', () => {
    expect(positionsOf(block('אבגד', { ...hanging, direction: 'rtl' }))).toEqual([[['אבגד', 90]]]);
  });
});

describe('[DS6] nodes', () => {
  const node: Block['node'] = {
    size: 4,
    gap: 10,
    color: '#112233',
    line: { thickness: 1, color: '#445566' },
  };
  const entry = (group: string, rest: Partial<Block> = {}) =>
    block('aaaa', { indent: 20, node, group, ...rest });
  const fillsOf = (...blocks: Block[]) =>
    layOut(documentOf(blocks), fixedMeasurer).pages[0]?.fills ?? [];
  const dot = (y: number, x = 18) => ({
    ...{ x, y, width: 4, height: 4, color: '#112233' },
    isRound: true,
  });

  it('stand at the middle of the small letters of each first line, joined within a group alone', () => {
    const said = block('bbbb', { group: 'one' });
    expect(fillsOf(entry('one'), said, entry('one'), entry('two'))).toEqual([
      // Baselines are 13 points below the tops of their lines.
      { x: 19.5, y: 20.5, width: 1, height: 40, color: '#445566' },
      dot(18.5),
      dot(58.5),
      dot(78.5),
    ]);
  });

  it('stand at the other side where the text runs from the right', () => {
    expect(fillsOf(entry('one', { direction: 'rtl' }))).toEqual([dot(18.5, 98)]);
  });

  it('have their room beside a label in a document that aligns labels', () => {
    const labelled = entry('one', { marker: [span('2020')], markerAlign: 'start' });
    const page = layOut(
      { ...documentOf([labelled], { columns: 40 }), alignsLabels: true },
      fixedMeasurer,
    ).pages[0];
    // The label of five letters and spaces, half its size, and from the middle of the node to the text and as far as it reaches.
    expect(page?.lines[0]?.runs.at(-1)?.x).toBe(10 + 25 + 5 + 10 + 2);
    expect(page?.fills).toEqual([dot(18.5, 10 + 42 - 10 - 2)]);
  });
});

describe('a left-to-right block', () => {
  it('starts at the margin', () => {
    expect(positionsOf(block('abcd'))).toEqual([[['abcd', 10]]]);
  });

  it('stands in the middle when centred', () => {
    expect(positionsOf(block('abcd', { align: 'center' }))).toEqual([[['abcd', 50]]]);
  });

  it('leaves the hanging space out of the middle', () => {
    const lines = positionsOf(block('abcdefghijkl mnopqrstu', { align: 'center' }));
    expect(lines).toEqual([[['abcdefghijkl ', 30]], [['mnopqrstu', 37.5]]]);
  });

  it('[PV6] has its bullet in the indent, and all lines behind it', () => {
    const lines = positionsOf(block('aaaa bbbb cccc dddd', { marker: '•', indent: 20 }));
    expect(lines).toEqual([
      [
        ['• ', 20],
        ['aaaa bbbb cccc ', 30],
      ],
      [['dddd', 30]],
    ]);
  });

  it('has its trailing at the far margin of its first line', () => {
    const lines = positionsOf(block('abcd', { trailing: [span('2020')] }));
    expect(lines).toEqual([
      [
        ['abcd ', 10],
        ['2020', 90],
      ],
    ]);
  });

  it('breaks before it meets its trailing, and uses the whole next line', () => {
    const lines = positionsOf(block('aaaa bbbb ccccc dddd eee', { trailing: [span('2020')] }));
    expect(lines).toEqual([
      [
        ['aaaa bbbb ', 10],
        ['2020', 90],
      ],
      [['ccccc dddd eee ', 10]],
    ]);
  });

  it('says of a trailing beside the first of several lines that it is read last', () => {
    const readLast = (text: string) =>
      layOut(documentOf([block(text, { trailing: [span('2020')] })]), fixedMeasurer)
        .pages.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs))
        .filter((run) => run.readLast)
        .map((run) => run.text);
    expect(readLast('aaaa bbbb ccccc dddd eee')).toEqual(['2020']);
    expect(readLast('abcd')).toEqual([]);
    expect(readLast('')).toEqual([]);
  });

  it('has an trailing that is too wide on a line below', () => {
    const lines = positionsOf(block('aaaa bbbb', { trailing: [span('a long time ago')] }));
    expect(lines).toEqual([[['aaaa bbbb', 10]], [['a long time ago', 35]]]);
  });

  it('has a centred text free of its trailing', () => {
    const lines = positionsOf(block('aaaa', { align: 'center', trailing: [span('2020')] }));
    expect(lines).toEqual([[['aaaa', 50]], [['2020', 90]]]);
  });

  it('may consist of an trailing', () => {
    expect(positionsOf(block('', { trailing: [span('2020')] }))).toEqual([[['2020', 90]]]);
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
    expect(positionsOf(block('我 我 a 我'))).toEqual([
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
    expect(positionsOf(block('שלום'))).toEqual([[['שלום', 90]]]);
  });

  it('runs from right to left, with numbers and foreign words left to right', () => {
    expect(positionsOf(block('אב ab 12'))).toEqual([
      [
        ['אב', 100],
        [' ', 95],
        ['ab 12', 70],
      ],
    ]);
  });

  it('lets the space at a line’s end hang over the left margin', () => {
    expect(positionsOf(block('אבגדהוזחטיכלמנסעפצקר שת'))).toEqual([
      [['אבגדהוזחטיכלמנסעפצקר ', 5]],
      [['שת', 100]],
    ]);
  });

  it('has its bullet at the right and its trailing at the left', () => {
    const lines = positionsOf(block('אב', { marker: '•', indent: 20, trailing: [span('2020')] }));
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
    const places = positionsOf(block([span('אב '), phone]));
    expect(places?.[0]?.at(-1)).toEqual(['+20 2 55', 55]);
  });
});
