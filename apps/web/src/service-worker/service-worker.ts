import { hrefOf, THEME_COOKIE, themeOf, withTheme } from '@shortlist/contracts';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { SHELL_PATH, SKIP_WAITING } from './names.ts';

/** The files of the app and its shell, put here by the build (`service-worker-plugin.ts`). */
declare const PRECACHED: (PrecacheEntry | string)[];

/** The part of a service worker's own scope that is used here; the DOM's types do not have it. */
declare const self: {
  skipWaiting(): Promise<void>;
  /** Not every browser has it. */
  cookieStore?: { get(name: string): Promise<{ value: string } | null> };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/** Longest time that the server may take for a page before the shell is shown, in ms. */
const PAGE_LIMIT_MS = 10_000;

/** Answers of a proxy whose server is away: the shell shows more than they do. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

/** Addresses that are no pages of the app: the API, what visitors of links see, and files by their ending. */
const NO_PAGES = [/^\/api\//u, /^\/(?:s|shared)(?:[/?]|$)/u, /\.[a-z]{2,}$/u];

/** At most so many other files are kept: letters of other scripts and designs, pictures, what pages have fetched. */
const MOST_FILES = 400;

precache(PRECACHED);
cleanupOutdatedCaches();
clientsClaim();

/**
 * A page comes from the server: so nobody is shown a page of an older release that has a newer one within reach. Where the
 * server is away, the shell draws it.
 */
async function answerPage({ request }: { request: Request }): Promise<Response> {
  const shell = async () => {
    const kept = await matchPrecache(SHELL_PATH);
    return kept ? inTheme(kept) : Response.error();
  };
  try {
    const limit = AbortSignal.timeout(PAGE_LIMIT_MS);
    const answer = await fetch(request, { signal: limit });
    return GATEWAY_ERRORS.includes(answer.status) ? await shell() : answer;
  } catch {
    return shell();
  }
}

/** Puts the theme that was chosen since into the shell; where cookies cannot be read, it is the one of when the shell was kept. */
async function inTheme(shell: Response): Promise<Response> {
  const cookie = await self.cookieStore?.get(THEME_COOKIE);
  if (!cookie) return shell;
  const html = withTheme(await shell.text(), themeOf(cookie.value));
  const headers = new Headers(shell.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

/** Leads what another app shares to the page that adds an application, behind "#": none of it goes to the server. */
async function takeShared({ request }: { request: Request }): Promise<Response> {
  const form = await request.formData();
  const said = Object.fromEntries(
    ['url', 'title', 'text'].map((name) => [name, String(form.get(name) ?? '')]),
  );
  const hash = encodeURIComponent(JSON.stringify(said));
  return Response.redirect(hrefOf('newPursuit', {}, { hash }), 303);
}

registerRoute(new NavigationRoute(answerPage, { denylist: NO_PAGES }));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === hrefOf('newPursuit'),
  takeShared,
  'POST',
);
// Names of files change with their content: what is kept under one is what the server has under it.
addRoute();
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'shortlist.files',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
  }),
);

// Only when the person has asked for it: open pages of the release before have its files until then.
self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting();
});
