import type { RenderPage } from '@shortlist/contracts';

/** Rendering one takes about 6 ms, and nothing else is answered meanwhile. */
const MOST_IN_A_SECOND = 50;

/**
 * Renders so many pages in a second, and gives the shell for others, which the browser draws: of addresses without a page, and of
 * queries, there are endlessly many, of which only some can be kept. Pages that are kept have a bound of their own, so that
 * those cannot take their turn.
 */
export function boundRendering(render: RenderPage): RenderPage {
  let second = 0;
  let rendered = 0;
  return async (page) => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, rendered] = [now, 0];
    rendered += 1;
    return rendered > MOST_IN_A_SECOND ? page.shell : render(page);
  };
}
