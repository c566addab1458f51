import type { Page } from '@shortlist/layout';
import { expect, it } from 'vitest';
import { samePage } from './same-page.ts';

const page = (changes: Partial<Page> = {}): Page => ({
  fills: [{ x: 0, y: 0, width: 200, height: 792, color: '#eeeeee' }],
  figures: [
    {
      src: 'data:,photo',
      alt: '',
      x: 20,
      y: 20,
      width: 80,
      height: 80,
      corner: { x: 4, y: 4 },
      node: 3,
    },
  ],
  lines: [{ top: 69, height: 15, left: 72, right: 540, baseline: 80, runs: [] }],
  rules: [{ x1: 72, x2: 540, y: 90, thickness: 0.5 }],
  ...changes,
});

it('takes pages that say and show the same for the same', () => {
  expect(samePage(page(), page())).toBe(true);
  const { figures, ...bare } = page();
  expect(samePage(bare, bare)).toBe(true);
  expect(samePage(bare, page({ figures: [] }))).toBe(true);
  expect(samePage(bare, page())).toBe(false);
});

it.each<Partial<Page>>([
  { fills: [] },
  { fills: [{ x: 0, y: 0, width: 200, height: 792, color: '#ffffff' }] },
  { rules: [{ x1: 72, x2: 540, y: 91, thickness: 0.5 }] },
  { lines: [] },
  { lines: [{ top: 70, height: 15, left: 72, right: 540, baseline: 80, runs: [] }] },
  { figures: page().figures?.map((figure) => ({ ...figure, corner: { x: 4, y: 5 } })) ?? [] },
  { figures: page().figures?.map(({ corner, ...figure }) => figure) ?? [] },
  { figures: page().figures?.map((figure) => ({ ...figure, src: 'data:,other' })) ?? [] },
])('sees that %o is another page', (changes) => {
  expect(samePage(page(), page(changes))).toBe(false);
});
