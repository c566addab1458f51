import { blocksOf, type PrintDocument } from '@shortlist/document';
import { loadPaperWords, NO_LOOK, type PaperWords, type Resume, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { createDesigns, DESIGNS, designResume, loadDesigns, needsAllDesigns } from './index.ts';
import { readSample } from './samples.test-support.ts';

const designs = await loadDesigns();
const resume = readSample('01-engineer');
const inLook = (look: Partial<Resume['look']>): Resume => ({
  ...resume,
  look: { ...NO_LOOK, ...look },
});
const print = (look: Partial<Resume['look']>, known = designs) =>
  designResume(inLook(look), { sections: SECTIONS, language: 'en', designs: known });

describe('[DS6] a layout version', () => {
  it('is the first where a look names none, whatever newer ones there are', () => {
    const { layoutVersions } = designs;
    expect(layoutVersions.map(({ number }) => number)).toEqual(
      layoutVersions.map((_, at) => at + 1),
    );
    expect(print({})).toEqual(
      designResume(inLook({}), { sections: SECTIONS, language: 'en', designs: DESIGNS }),
    );
    expect(print({ engine: 1 })).toEqual(print({}));
    expect(needsAllDesigns({ ...NO_LOOK, engine: 1 })).toBe(false);
    expect(needsAllDesigns({ ...NO_LOOK, engine: 2 })).toBe(true);
  });

  it('is the newest that is known where a look names one that comes later', () => {
    const newest = designs.layoutVersions.length;
    expect(print({ engine: 99 })).toEqual(print({ engine: newest }));
    expect(print({ engine: 99 })).not.toEqual(print({}));
  });

  it('is named in the file, but by the plain one', () => {
    expect(print({}).madeWith).toBeUndefined();
    expect(print({ engine: 2 }).madeWith).toBe('classic, engine 2');
    expect(print({ design: 'modern' }).madeWith).toBe('modern, engine 1');
  });

  it('is a line of the registry: one that is added here alone prints otherwise, and old looks as before', () => {
    const next = {
      number: 9,
      changes: 'all lines are closer',
      rules: [
        ({ regions, ...document }: PrintDocument): PrintDocument => ({
          ...document,
          regions: regions.map(({ blocks, ...region }) => ({
            ...region,
            blocks: blocks.map((block) => ({ ...block, lineHeight: 10 })),
          })),
        }),
      ],
    };
    const added = createDesigns(designs.all, [...designs.layoutVersions, next]);
    const heights = (look: Partial<Resume['look']>) =>
      new Set(blocksOf(print(look, added)).map(({ lineHeight }) => lineHeight));
    expect(heights({ engine: 9 })).toEqual(new Set([10]));
    expect(heights({ design: 'modern', engine: 9 })).toEqual(new Set([10]));
    for (const look of [{}, { engine: 2 }, { design: 'sidebar' }])
      expect(print(look, added)).toEqual(print(look));
  });

  it('is, as the third, one whose points do not stand alone, whose labels keep an edge and whose pages are whole', () => {
    const byThird = (look: Partial<Resume['look']>) => print({ ...look, engine: 3 });
    const points = blocksOf(byThird({})).map(({ role, keepWithNext }) => [role, keepWithNext]);
    const last = points.findIndex(
      ([role], at) => role === 'bullet' && points[at + 1]?.[0] !== 'bullet',
    );
    expect(points.slice(last - 2, last + 1)).toEqual([
      ['bullet', false],
      ['bullet', true],
      ['bullet', false],
    ]);
    expect(byThird({ design: 'european' }).alignsLabels).toBe(true);
    expect(print({ design: 'european', engine: 2 }).alignsLabels).toBeUndefined();
    expect(byThird({ design: 'sidebar' }).widens).toBe(true);
    expect(print({ design: 'sidebar', engine: 2 }).widens).toBeUndefined();
    expect(byThird({ design: 'modern' }).widens).toBeUndefined();
  });

  it('is, as the fourth, one whose names are even, addresses whole, first points not alone, and greys lasting', () => {
    const blocks = blocksOf(print({ design: 'sidebar', engine: 4 }));
    const [name] = blocks;
    expect(name).toMatchObject({ role: 'title', isBalanced: true });
    expect(name?.leading).toBeCloseTo((name?.spans[0]?.size ?? 0) * 1.15);
    const addresses = blocks.filter(({ leastSize }) => leastSize === 8);
    expect(addresses.map(({ spans }) => spans[0]?.text)).toEqual([
      'nora.whitfield@example.com',
      'linkedin.com/in/nora-whitfield',
      'https://norawhitfield.example.com',
    ]);
    const runts = (role: string) => blocks.find((block) => block.role === role)?.avoidsRunt;
    expect(['title', 'heading', 'entry', 'paragraph', 'bullet'].map(runts)).toEqual([
      undefined,
      undefined,
      'by-breaks',
      'by-breaks',
      'by-breaks',
    ]);
    const points = blocks.filter(({ role }) => role === 'bullet');
    expect(points.slice(0, 4).map((point) => point.avoidsBreakAfter)).toEqual([
      true,
      undefined,
      undefined,
      true,
    ]);
    const colors = (engine: number) =>
      new Set(
        blocksOf(print({ design: 'harvard', engine })).map(({ trailing }) => trailing?.[0]?.color),
      );
    expect(colors(3)).toEqual(new Set([undefined, '#4d4d4d']));
    expect(colors(4)).toEqual(new Set([undefined, '#262626']));
  });

  it('is, as the fourth, one whose headings in capitals are larger than the text where their script has none', async () => {
    const arabic = await loadPaperWords('ar', SECTIONS);
    const headingsIn = (design: string, engine: number, words?: PaperWords) => {
      const look = { ...NO_LOOK, design, engine };
      const document = designResume(
        { ...resume, look },
        { sections: SECTIONS, language: 'en', words, designs },
      );
      const sizes = blocksOf(document).map(
        ({ role, spans }) => role === 'heading' && spans[0]?.size,
      );
      return [...new Set(sizes.filter((size) => size !== false))];
    };
    expect(headingsIn('modern', 4)).toEqual([expect.closeTo(9.025)]);
    expect(headingsIn('modern', 3, arabic)).toEqual([expect.closeTo(9.025)]);
    expect(headingsIn('modern', 4, arabic)).toEqual([expect.closeTo(11.28125)]);
    // As large as the texts of their columns.
    expect(headingsIn('sidebar', 4, arabic)).toEqual(headingsIn('sidebar', 3, arabic));
  });

  it('is, as the fifth, one whose rules run below the letters of a heading in Arabic', async () => {
    const arabic = await loadPaperWords('ar', SECTIONS);
    const gapsIn = (design: string, engine: number, words?: PaperWords) => {
      const look = { ...NO_LOOK, design, engine };
      const document = designResume(
        { ...resume, look },
        { sections: SECTIONS, language: 'en', words, designs },
      );
      return blocksOf(document).flatMap(({ rule, spans }) =>
        rule ? [{ gap: rule.gap, size: spans[0]?.size ?? 0 }] : [],
      );
    };
    for (const design of ['classic', 'harvard', 'compact', 'european']) {
      const before = gapsIn(design, 4, arabic);
      expect(before.length).toBeGreaterThan(4);
      expect(gapsIn(design, 5, arabic)).toEqual(
        before.map(({ gap, size }) => ({ gap: expect.closeTo(gap + 0.4 * size), size })),
      );
      expect(gapsIn(design, 5)).toEqual(gapsIn(design, 4));
    }
  });
});
