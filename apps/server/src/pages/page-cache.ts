import { createHash } from 'node:crypto';
import type { PageToRender, RenderPage } from '@shortlist/contracts';

/** So many pages are kept; the one asked for longest ago goes first. About 30 kB each. */
const MAX_PAGES = 500;

/**
 * Renders each page once for what it says: the same path with the same answers gives the kept
 * HTML, a job that changed a new one, on every server of several.
 */
export function keepPages(render: RenderPage): RenderPage {
  const kept = new Map<string, Promise<string>>();

  return (page) => {
    const key = keyOf(page);
    const html = kept.get(key) ?? render(page);
    kept.delete(key);
    kept.set(key, html);
    html.then(
      // A drawing that was refused is due when it is asked for again.
      (drawn) => drawn === page.shell && kept.delete(key),
      () => kept.delete(key),
    );
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > MAX_PAGES) kept.delete(oldest);
    return html;
  };
}

/** The year is part of it, since every page bears it at its foot. */
function keyOf({ url, language, answers }: PageToRender): string {
  const parts = JSON.stringify([url, language, answers, new Date().getUTCFullYear()]);
  return createHash('sha256').update(parts).digest('base64');
}
