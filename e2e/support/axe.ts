import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on where things stand, and not only on what they are. */
const RULES_OF_PLACE = ['target-size', 'scrollable-region-focusable'];

const WIDE = { width: 1440, height: 800 };
const PHONE = { width: 360, height: 800 };
/** The size that a window of 1440 px has at 200 % zoom: what the phone shows, in other places. */
const ZOOMED = { width: 720, height: 450 };

/** Instead of axe's source, for a page that has it: it is more than a megabyte, twice for each look. */
const NOTHING_NEW = ';';

type Look = {
  /** Some of the rules; all of them where none are named. */
  rules?: string[];
  /** Looks in the light theme too, which differs by its colours alone. */
  isInTheLightToo?: boolean;
};

/** Expects that axe finds nothing on the page as it stands, and nothing wider than the window. */
export async function expectAccessible(
  page: Page,
  { rules, isInTheLightToo = true }: Look = {},
): Promise<void> {
  await page.evaluate(layFootDown);
  expect(await findWithAxe(page, rules)).toEqual([]);
  if (isInTheLightToo) await expectContrastInTheLight(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

async function findWithAxe(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(untilStill);
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: NOTHING_NEW }) })
    .options({ resultTypes: ['violations'] })
    // Looks from within the page, where the other mode opens a second one. It sees no foreign frames.
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  expect(page.frames()).toHaveLength(1);
  return violations.map(({ id, nodes: [node] }) => `${id}: ${node?.html} ${node?.failureSummary}`);
}

async function expectContrastInTheLight(page: Page): Promise<void> {
  const show = (theme: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
  await show('light');
  // Colours may change by transitions.
  await expect
    .poll(() => findWithAxe(page, ['color-contrast']), { message: 'in the light' })
    .toEqual([]);
  await show('dark');
  await page.evaluate(untilDrawn);
}

/**
 * Expects the same in a wide window, in one at 200 % zoom and on a phone, and whatever else `expectMore`
 * expects. The page is loaded once: what depends on the width is its style sheet, which hears of
 * the change at once, and listeners, which have run when two frames have been drawn.
 */
export async function expectAccessibleInEachWindow(
  page: Page,
  expectMore?: () => Promise<void>,
): Promise<void> {
  for (const { window, look } of [
    { window: WIDE, look: {} },
    { window: ZOOMED, look: { rules: RULES_OF_PLACE, isInTheLightToo: false } },
    { window: PHONE, look: { isInTheLightToo: false } },
  ]) {
    await test.step(`${window.width} px wide`, async () => {
      await page.setViewportSize(window);
      await page.evaluate(untilDrawn);
      await expectMore?.();
      await expectAccessible(page, look);
    });
  }
  await page.setViewportSize(WIDE);
}

/**
 * Puts the editor's foot bar at the end of the page, and looks from the page's top. Where bars stick, they cover part of a
 * control that is scrolled under them, and axe takes what is seen of that for all of it.
 */
const layFootDown = () => {
  const foot = document.querySelector<HTMLElement>('[data-editor-foot]');
  if (!foot) return;
  foot.style.position = 'static';
  scrollTo(0, 0);
};

const untilDrawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Waits until nothing fades in or moves any more: half-way a text has less contrast than it will have. */
const untilStill = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
          // What is skipped while it is out of sight does not go on.
          (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map(({ finished }) => finished),
  ).then(() => undefined);
