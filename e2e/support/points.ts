import type { Locator, Page } from '@playwright/test';

/** The rich text field of the points of the first entry; waits until it has taken over from the plain one. */
export const pointsField = (page: Page): Locator =>
  page.locator('[contenteditable][aria-label="What you did"]').first();

/** What a rich text field says, a string for each line, without the bullets. */
export const pointsIn = (page: Page, field = pointsField(page)): Promise<string[]> =>
  field.evaluate((element) =>
    Array.from(element.children, (line) => line.textContent.replaceAll('\u200b', '')),
  );
