import { fc, it as property } from '@fast-check/vitest';
import { faceByKey, knownFaces, loadFamilies } from '@shortlist/fonts';
import type { Page, PagedDocument, PlacedRun } from '@shortlist/layout';
import { parseFragment } from 'parse5';
import { beforeAll, expect, it } from 'vitest';
import { facesOf, pageSvg } from './index.ts';

const SHEET = { width: 612, height: 792 };
const RUN: PlacedRun = {
  ...{ text: 'Ada', face: 'tinos-latin-400', weight: 400, size: 10.5, ascent: 0.9, descent: 0.2 },
  ...{ level: 0, x: 72, width: 20.1, node: 1, decorative: false, source: 'contact.fullName' },
};
const pageOf = (runs: PlacedRun[], more: Partial<Page> = {}): Page => ({
  ...{ fills: [], rules: [] },
  lines: [
    { top: 70, height: 14, left: 72, right: 540, baseline: 80.5, runs, group: 'experience.e1' },
  ],
  ...more,
});
const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, -'</svg>'.length);

beforeAll(() => loadFamilies());

it('[SL4] draws each run where it is placed, with nothing of the field it comes from', () => {
  const run = { ...RUN, color: '#1a2b3c', letterSpacing: 1.5 } as const;
  const svg = pageSvg(pageOf([run]), SHEET);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="sheet" viewBox="0 0 612 792" aria-hidden="true"/u,
  );
  expect(inside(svg)).toBe(
    '<text x="72" y="80.5" textLength="20.1" lengthAdjust="spacingAndGlyphs" font-family="r-tinos-latin-400" font-size="10.5" fill="#1a2b3c" letter-spacing="1.5">Ada</text>',
  );
});

it('[SL4] draws text from right to left from its right edge', () => {
  const svg = pageSvg(pageOf([{ ...RUN, text: 'שלום', level: 1 }]), SHEET);
  expect(inside(svg)).toMatch(
    /^<text x="92\.1" .* direction="rtl" unicode-bidi="bidi-override">שלום</u,
  );
});

it('[SL4] names faces whose letters are kerned', () => {
  const kerned = knownFaces().find(({ isKerned }) => isKerned)?.key ?? '';
  expect(faceByKey(kerned).isKerned).toBe(true);
  expect(pageSvg(pageOf([{ ...RUN, face: kerned }]), SHEET)).toContain('class="kerned"');
});

it('[SL4] draws fills, pictures, text and rules in this order, and fetches nothing', () => {
  const figure = { x: 1, y: 2, width: 30, height: 40, alt: 'Ada', node: 2, corner: { x: 4, y: 4 } };
  const page = pageOf([RUN], {
    fills: [{ x: 0, y: 0, width: 8, height: 8, color: '#eeeeee', isRound: true }],
    figures: [
      { ...figure, src: 'data:image/jpeg;base64,AA==' },
      { ...figure, src: 'https://elsewhere.example/ada.jpg' },
    ],
    rules: [{ x1: 72, x2: 540, y: 90, thickness: 0.5 }],
  });
  const svg = inside(pageSvg(page, SHEET));
  expect(svg.replace(/<text.*<\/text>/u, '<text/>')).toBe(
    [
      '<rect x="0" y="0" width="8" height="8" rx="4" fill="#eeeeee"/>',
      '<image href="data:image/jpeg;base64,AA==" x="1" y="2" width="30" height="40" clip-path="inset(0 round 4px / 4px)"/>',
      '<text/>',
      '<line x1="72" x2="540" y1="90" y2="90" stroke-width="0.5" stroke="#000"/>',
    ].join(''),
  );
});

property.prop([fc.string({ unit: 'grapheme' })])(
  '[SL4] gives any text back to a parser of HTML, and no other element',
  (text) => {
    const clean = text.replace(/[\p{Cc}\p{Cs}]/gu, '');
    const [svg] = parseFragment(pageSvg(pageOf([{ ...RUN, text: `${clean}.` }]), SHEET)).childNodes;
    const [drawn, ...others] = svg && 'childNodes' in svg ? svg.childNodes : [];
    expect(others).toEqual([]);
    expect(drawn && 'childNodes' in drawn ? drawn.childNodes : []).toMatchObject([
      { nodeName: '#text', value: `${clean}.` },
    ]);
  },
);

it('[SL4] lists the faces of all pages once', () => {
  const other = { ...RUN, face: 'tinos-latin-700' };
  const pages = [pageOf([RUN, RUN]), pageOf([other, RUN])];
  expect(facesOf({ pages } as PagedDocument)).toEqual(['tinos-latin-400', 'tinos-latin-700']);
});
