import type { PlacedText } from '@shortlist/placed-text';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DrawPage } from '#features/import/read-resume.ts';
import { openReview, resumeIn, sectionOf } from '../review.test-support.tsx';
import { openLayout } from './layout.test-support.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LETTER = { width: 612, height: 792 };

/** Text at the left margin in letters of 12 points, each half as wide. */
const printed = (page: number, y: number, text: string): PlacedText['lines'][number] => ({
  page,
  y,
  origin: 'body',
  pieces: [
    { text, before: '', x: 72, width: 6 * text.length, size: 12, bold: false, italic: false },
  ],
});

/** Two pages: who it is, and what they know. */
const DOCUMENT: PlacedText = {
  format: 'pdf',
  placement: 'measured',
  pages: [LETTER, LETTER],
  bareLinks: [],
  lines: [
    printed(0, 80, 'Ada Lovelace'),
    printed(0, 100, 'ada@example.com'),
    printed(1, 80, 'Skills'),
    printed(1, 100, 'Analysis'),
  ],
};

type Asked = { page: number; scale: number; signal: AbortSignal | undefined };

/** The pages that were asked for; each is answered with a failure, or never. */
function pagesAsked(fails: boolean): { asked: Asked[]; drawPage: DrawPage } {
  const asked: Asked[] = [];
  const drawPage: DrawPage = (page, scale, signal) => {
    asked.push({ page, scale, signal });
    return fails ? Promise.reject(new Error('Too much.')) : new Promise(() => {});
  };
  return { asked, drawPage };
}

it('[CR4] draws a page of a PDF when it comes near, as large as it is shown, and lets it go', async () => {
  const layout = openLayout();
  const { asked, drawPage } = pagesAsked(false);
  openReview(resumeIn(DOCUMENT, drawPage));
  layout.setWidth(1270);
  expect(asked).toEqual([]);

  layout.bringNear(1);
  expect(screen.getAllByRole('img').map((page) => page.ariaLabel)).toEqual(['Page 2 of 2']);
  // 1270 px count as 1280 px, on a screen with one pixel for each.
  expect(asked.map(({ page, scale }) => [page, scale])).toEqual([[1, 1280 / 612]]);

  layout.bringNear(0);
  expect(screen.getAllByRole('img').map((page) => page.ariaLabel)).toEqual(['Page 1 of 2']);
  expect(asked[0]?.signal?.aborted).toBe(true);
});

it('[CR4] marks the place of a field on its page', async () => {
  openLayout();
  const { user } = openReview(resumeIn(DOCUMENT, pagesAsked(false).drawPage));
  await user.click(within(sectionOf('Contact')).getByLabelText('Email'));
  const marks = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  expect(marks.map(({ style }) => Number.parseFloat(style.left))).toEqual([
    expect.closeTo((100 * 72) / 612, 3),
  ]);
  // 15 letters, 6 points each.
  expect(Number.parseFloat(marks[0]?.style.width ?? '')).toBeCloseTo((100 * 90) / 612, 3);
});

it('[CR4] shows the text of a page that cannot be drawn, with the places marked', async () => {
  const layout = openLayout();
  const { user } = openReview(resumeIn(DOCUMENT, pagesAsked(true).drawPage));
  layout.setWidth(612);
  layout.bringNear(0);
  await waitFor(() => expect(sectionOf('Page 1 of 2').textContent).toContain('Ada Lovelace'));
  expect(sectionOf('Page 1 of 2').textContent).not.toContain('Analysis');
  await user.click(within(sectionOf('Contact')).getByLabelText('Email'));
  expect(sectionOf('Page 1 of 2').querySelector('mark')?.textContent).toBe('ada@example.com');
});
