import { expect, type Page } from '@playwright/test';

/** The files of the build that have come over the line since the page was opened, as often as each came. */
export const sentFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((file) => 'transferSize' in file && Number(file.transferSize) > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith('/assets/')),
  );

export function expectEachSentOnce(sent: readonly string[]): void {
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((name, at) => sent.indexOf(name) !== at)).toEqual([]);
}
