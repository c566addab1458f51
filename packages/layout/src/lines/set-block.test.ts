import type { Block } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import { block, documentOf, fixedMeasurer, span } from '../fixed-measurer.test-support.ts';
import { layOut } from '../index.ts';

const linesOf = (written: Block, columns: number) =>
  layOut(documentOf([written, block('z')], { columns }), fixedMeasurer).pages[0]?.lines ?? [];
const textsOf = (written: Block, columns: number) =>
  linesOf(written, columns)
    .slice(0, -1)
    .map(({ runs }) => runs.map(({ text }) => text.trim()).join(''));

describe('[DS6] a balanced text', () => {
  const balanced = (text: string) => block(text, { isBalanced: true });

  it('has lines of about one length, and no line more', () => {
    expect(textsOf(block('aaaa bbbb cccc dd'), 14)).toEqual(['aaaa bbbb cccc', 'dd']);
    expect(textsOf(balanced('aaaa bbbb cccc dd'), 14)).toEqual(['aaaa bbbb', 'cccc dd']);
  });

  it.each([
    { it: 'is as it was on one line', text: 'aaaa bbbb', lines: ['aaaa bbbb'] },
    { it: 'breaks no word for it', text: 'aa bbbbbbbbbbbb', lines: ['aa', 'bbbbbbbbbbbb'] },
    {
      it: 'is as it was where a word is longer than a line',
      text: 'aa bbbbbbbbbbbbbbbbb cc',
      lines: ['aa', 'bbbbbbbbbbbbbb', 'bbb cc'],
    },
  ])('$it', ({ text, lines }) => {
    expect(textsOf(balanced(text), 14)).toEqual(lines);
  });
});

describe('[DS6] a large text of several lines', () => {
  it('has its own leading between its baselines, and the room of one line above and below', () => {
    const heights = (rest: Partial<Block>) =>
      linesOf(block('aaaa bbbb', { lineHeight: 40, ...rest }), 5).map(({ baseline }) => baseline);
    // 10 points of type in the middle of 40, and of the 20 of what follows.
    expect(heights({})).toEqual([33, 73, 103]);
    expect(heights({ leading: 12 })).toEqual([33, 45, 75]);
  });
});

describe('[DS6] an address that may be set smaller', () => {
  const address = (text: string) => block([span(text, { unbreakable: true })], { leastSize: 8 });
  const sizesOf = (text: string) =>
    linesOf(address(text), 10)
      .slice(0, -1)
      .map(({ runs }) => runs[0]?.size);

  it.each([
    { it: 'has its size where it fits', text: 'ab@cd.com', sizes: [10] },
    { it: 'is as much smaller as one line takes', text: 'abc@efg.com', sizes: [9] },
    { it: 'is never smaller than it may be', text: 'abcdef@ghijk.com', sizes: [10, 10] },
  ])('$it', ({ text, sizes }) => {
    expect(sizesOf(text)).toEqual(sizes);
  });
});
