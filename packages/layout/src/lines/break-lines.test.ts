import { fc, test } from '@fast-check/vitest';
import type { Block, Span } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import { block, documentOf, fixedMeasurer, span } from '../fixed-measurer.test-support.ts';
import { layOut, textOf } from '../index.ts';

const linesOf = (text: string | Span[], columns: number) =>
  textOf(layOut(documentOf([block(text)], { columns, lines: 100 }), fixedMeasurer)).split('\n');

describe('lines', () => {
  it.each([
    { it: 'hold what fits', text: 'one two three', lines: ['one two', 'three'] },
    { it: 'may be filled to the last point', text: 'one two34 five', lines: ['one two34', 'five'] },
    {
      it: 'let the space at their end hang over',
      text: 'one two345 six',
      lines: ['one two345', 'six'],
    },
    {
      it: 'keep compounds whole that fit on a line',
      text: 'a of high-risk',
      lines: ['a of', 'high-risk'],
    },
    {
      it: 'break longer compounds after the hyphen',
      text: 'high-volume',
      lines: ['high-', 'volume'],
    },
    { it: 'break long paths after a slash', text: 'x.io/abc/def', lines: ['x.io/abc/', 'def'] },
    {
      it: 'cut a word longer than a line',
      text: 'a bcdefghijklm n',
      lines: ['a', 'bcdefghijk', 'lm n'],
    },
    { it: 'never cut a cluster', text: 'abcdefghix\u030Cy', lines: ['abcdefghi', 'x\u030Cy'] },
    {
      it: 'do not break at a no-break space',
      text: 'aa bbbbb\u00A0ccc',
      lines: ['aa', 'bbbbb\u00A0ccc'],
    },
    {
      it: 'break between ideographs',
      text: '我们在北京工作已经十年了',
      lines: ['我们在北京工作已经十', '年了'],
    },
    {
      it: 'do not begin with a closing sign',
      text: '我们在北京工作已经十。',
      lines: ['我们在北京工作已经', '十。'],
    },
    {
      it: 'do not end with an opening sign',
      text: '我们在北京工作已经（十）',
      lines: ['我们在北京工作已经', '（十）'],
    },
    {
      it: 'break between an ideograph and a word',
      text: '我们在Google工作',
      lines: ['我们在Google工', '作'],
    },
    { it: 'ignore leading and trailing spaces', text: '  one  ', lines: ['one'] },
  ])('$it', ({ text, lines }) => {
    expect(linesOf(text, 10)).toEqual(lines);
  });

  it('keep an unbreakable span whole', () => {
    expect(linesOf([span('aaa bbb '), span('cc dd', { unbreakable: true })], 10)).toEqual([
      'aaa bbb',
      'cc dd',
    ]);
  });

  it('break an unbreakable span that is longer than a line between its words', () => {
    expect(linesOf([span('a '), span('bbbbb cc dd-ee', { unbreakable: true })], 10)).toEqual([
      'a',
      'bbbbb cc',
      'dd-ee',
    ]);
  });

  it('do not break between spans without a space', () => {
    expect(linesOf([span('one two'), span(', three', { weight: 700 })], 10)).toEqual([
      'one two,',
      'three',
    ]);
  });

  it('[PV2] drop a bar that would end or begin a line', () => {
    const bar = span(' | ', { separator: true });
    const line = [span('aaaa'), bar, span('bbbb'), bar, span('cccc')];
    const { pages } = layOut(documentOf([block(line)], { columns: 14 }), fixedMeasurer);
    const drawn = pages[0]?.lines.map(({ runs }) => runs.map(({ text }) => text).join(''));
    expect(drawn).toEqual(['aaaa | bbbb ', 'cccc']);
  });

  it('hold one cluster when they are narrower than one', () => {
    expect(linesOf('abc', 0.5)).toEqual(['a', 'b', 'c']);
  });

  it('cut a word of joining letters so that what is left joined fits', () => {
    const word = 'ب'.repeat(60);
    const { pages } = layOut(documentOf([block(word)], { columns: 20, lines: 50 }), fixedMeasurer);
    const runs = pages.flatMap(({ lines }) => lines.flatMap((line) => line.runs));
    expect(runs.map(({ text }) => text).join('')).toBe(word);
    expect(Math.max(...runs.map(({ width }) => width))).toBeLessThanOrEqual(100);
    expect(runs).toHaveLength(2);
  });
});

describe('[DS6] texts that avoid a runt', () => {
  const breaks = (text: string, avoidsRunt?: Block['avoidsRunt']) => {
    const blocks = [block(text, avoidsRunt ? { avoidsRunt } : {})];
    return textOf(layOut(documentOf(blocks, { columns: 10, lines: 100 }), fixedMeasurer)).split(
      '\n',
    );
  };

  it.each([
    { it: 'take a word along', text: 'aa bb cc dd', lines: ['aa bb', 'cc dd'] },
    { it: 'leave two words on a last line', text: 'aa bb cc dd ee', lines: ['aa bb cc', 'dd ee'] },
    { it: 'leave the line before two words', text: 'aaaa bbbb cc', lines: ['aaaa bbbb', 'cc'] },
    {
      it: 'take no word that does not fit',
      text: 'a b cccc ddddddd',
      lines: ['a b cccc', 'ddddddd'],
    },
    { it: 'are as they were on one line', text: 'aa bb', lines: ['aa bb'] },
    {
      it: 'keep words of an ideographic text',
      text: '我们在北京工作已经十年了',
      lines: ['我们在北京工作已经十', '年了'],
    },
  ])('$it', ({ text, lines }) => {
    expect(breaks(text, 'by-words')).toEqual(lines);
  });

  it.each([
    { it: 'take a word along', text: 'aa bb cc dd', lines: ['aa bb', 'cc dd'] },
    {
      it: 'leave the line before half full',
      text: 'aaa bbbbbb cc',
      lines: ['aaa bbbbbb', 'cc'],
    },
    {
      it: 'take as many ideographs along as make four',
      text: '我们在北京工作已经十年了',
      lines: ['我们在北京工作已', '经十年了'],
    },
    {
      it: 'empty no line of ideographs after a word',
      text: 'A 件的精算服务已经十年了。',
      lines: ['A 件的精算服务已经', '十年了。'],
    },
    {
      it: 'leave a word on a line of its own with the one before',
      text: '我们在北京 aaaaa bbb',
      lines: ['我们在北京', 'aaaaa bbb'],
    },
  ])('by breaks $it', ({ text, lines }) => {
    expect(breaks(text, 'by-breaks')).toEqual(lines);
  });

  it('begin no line with a sign between two texts', () => {
    const texts = [
      span('aaaaaaa'),
      span(' | ', { separator: true }),
      span('bbb'),
      span(' | ', { separator: true }),
    ];
    const blocks = [block([...texts, span('cccc')], { avoidsRunt: 'by-breaks' })];
    const document = documentOf(blocks, { columns: 13, lines: 100 });
    const [page] = layOut(document, fixedMeasurer).pages;
    expect(page?.lines.map(({ runs }) => runs[0]?.text)).toEqual(['aaaaaaa', 'bbb']);
  });

  it('do not part a phone number for it', () => {
    const phone = block([span('aa bb '), span('12 34', { unbreakable: true }), span(' ccc')]);
    const blocks = [{ ...phone, avoidsRunt: 'by-words' } as const];
    const document = documentOf(blocks, { columns: 11, lines: 100 });
    expect(textOf(layOut(document, fixedMeasurer))).toBe('aa bb 12 34\nccc');
  });

  const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'abcdef') });
  test.prop([
    fc.array(word, { minLength: 1, maxLength: 20 }),
    fc.constantFrom('by-words' as const, 'by-breaks' as const),
  ])('have the same words on as many lines, all but the last two as before', (words, way) => {
    const [before, after] = [undefined, way].map((avoids) => breaks(words.join(' '), avoids));
    expect(after?.join(' ')).toBe(words.join(' '));
    expect(after).toHaveLength(before?.length ?? 0);
    expect(after?.slice(0, -2)).toEqual(before?.slice(0, -2));
  });
});
