import type { Span } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import { block, documentOf, fixedMeasurer, span } from './fixed-measurer.test-support.ts';
import { layOut, printedTexts } from './index.ts';

/** The runs of one paragraph, 20 letters wide between 10 and 110. */
const runsOf = (spans: Span[], rest: Parameters<typeof block>[1] = {}) =>
  layOut(documentOf([block(spans, rest)]), fixedMeasurer).pages[0]?.lines.flatMap(
    ({ runs }) => runs,
  ) ?? [];

describe('[HO6] styles', () => {
  it('are of the font of their text', () => {
    const styles: string[] = [];
    const listening = {
      ...fixedMeasurer,
      fontOf: (style: Parameters<typeof fixedMeasurer.fontOf>[0]) => {
        styles.push(`${style.family} ${style.weight} ${style.italic ?? false}`);
        return { ...fixedMeasurer.fontOf(style), ascent: style.italic ? 0.7 : 0.8 };
      },
    };
    const spans = [span('a', { family: 'serif' }), span('b', { weight: 600, italic: true })];
    const { pages } = layOut(documentOf([block(spans)]), listening);
    expect(new Set(styles)).toEqual(new Set(['serif 400 false', 'plain 600 true']));
    expect(pages[0]?.lines[0]?.runs.map(({ ascent }) => ascent)).toEqual([0.8, 0.7]);
  });

  it('set the heights of a line by its largest text', () => {
    const heights = (ascent: number) => ({
      ...fixedMeasurer,
      fontOf: (style: Parameters<typeof fixedMeasurer.fontOf>[0]) =>
        style.family === 'large'
          ? { ...fixedMeasurer.fontOf(style), ascent }
          : fixedMeasurer.fontOf(style),
    });
    const spans = [span('a'), span('b', { family: 'large', size: 12 })];
    const baseline = (ascent: number) =>
      layOut(documentOf([block(spans)]), heights(ascent)).pages[0]?.lines[0]?.baseline;
    // 20 high: (20 - 12) / 2 above the text, and its ascent.
    expect(baseline(0.8)).toBe(10 + 4 + 9.6);
    expect(baseline(0.6)).toBe(10 + 5.2 + 7.2);
  });

  it('carry colors to their runs and their markers', () => {
    const runs = runsOf([span('a', { color: '#aa0000' }), span('b')], {
      marker: '•',
      indent: 20,
    });
    expect(runs.map(({ text, color }) => [text, color])).toEqual([
      ['• ', '#aa0000'],
      ['a', '#aa0000'],
      ['b', undefined],
    ]);
  });

  it('space letters, and break lines by it', () => {
    const [run] = runsOf([span('abcd', { letterSpacing: 1 })]);
    expect(run).toMatchObject({ width: 24, letterSpacing: 1 });
    expect(runsOf([span('abcdefghi jklmnopqr', { letterSpacing: 1 })])).toHaveLength(2);
  });

  it('leave the space after the last letter out of the middle', () => {
    const [run] = runsOf([span('abcd', { letterSpacing: 2 })], { align: 'center' });
    // 20 of letters and 6 between them in the middle of 100.
    expect(run?.x).toBe(10 + (100 - 26) / 2);
  });

  it('space no letters that join', () => {
    const [joined] = runsOf([span('نعمل', { letterSpacing: 3 })]);
    const [plain] = runsOf([span('نعمل')]);
    expect(joined?.width).toBe(plain?.width);
    expect(joined?.letterSpacing).toBeUndefined();
  });

  it.each([
    { language: 'en', text: 'straße i', printed: 'STRASSE I' },
    { language: 'tr', text: 'deneyim', printed: 'DENEYİM' },
  ])('print capitals by the rules of $language', ({ language, text, printed }) => {
    const spans = [span(text, { capitals: language })];
    expect(runsOf(spans)[0]?.text).toBe(printed);
    expect(printedTexts(documentOf([block(spans)]))[0]?.text).toBe(printed);
  });
});
