import { expect, type Locator, type Page } from '@playwright/test';

/** The rich text field of the points of the first entry; waits until it has taken over from the plain one. */
export const pointsField = (page: Page): Locator =>
  page.locator('[contenteditable][aria-label="What you did"]').first();

/** Reads what a rich text field says, a string for each line, without the bullets. */
export const pointsIn = (page: Page, field = pointsField(page)): Promise<string[]> =>
  field.evaluate((element) =>
    Array.from(element.children, (line) => line.textContent.replaceAll('\u200b', '')),
  );

/** Reads what a field of points says as text with bullets, whichever of the two fields it is. */
export const textOfPoints = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    element instanceof HTMLTextAreaElement
      ? element.value
      : Array.from(
          element.children,
          ({ textContent }) => `• ${textContent.replaceAll('\u200b', '')}`,
        ).join('\n'),
  );

/** Waits until a field of points says a text with bullets. */
export const expectPoints = (field: Locator, expected: string | RegExp): Promise<void> =>
  expect
    .poll(() => textOfPoints(field))
    .toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));

/** Waits until no plain field of points is on the page. */
export const untilRich = (page: Page): Promise<void> =>
  expect(page.locator('textarea[id*=".bullets"]')).toHaveCount(0);
