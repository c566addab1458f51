/** Addresses of the app's calls, for `page.route` and `page.waitForResponse`. */

/** Address of the saves of a part by its key; a key that ends in a colon is that of every entry of the kind. */
export const savesOf = (key: string): string =>
  `**/api/documents/*/parts/${encodeURIComponent(key)}${key.endsWith(':') ? '*' : ''}`;

/** Address of the saves of all parts. */
export const SAVES = '**/api/documents/*/parts/*';
