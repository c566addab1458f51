import { readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE } from '@shortlist/messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { hydrateOnInteraction } from '#platform/hydration/hydrate-on-interaction.ts';
import { APP_FILES } from '#platform/hydration/prefetch-app.ts';
import { openNetwork } from './network.test-support.ts';
import { closeApp } from './open-app.test-support.tsx';
import { render } from './render.tsx';
import { startApp } from './start-app.tsx';

const SHELL = {
  shell: readFileSync(`${import.meta.dirname}/../index.html`, 'utf8'),
  language: DEFAULT_LANGUAGE,
};

/** Loads the app and answers how to start it on a page. */
type LoadStart = Parameters<typeof hydrateOnInteraction>[1];

/** A page as the server sends it, for each test, and an app that comes over a line so slow that it comes when the test says so. */
export function watchHydration() {
  let stop = () => {};
  let appComes: () => void;
  let appIsThere: Promise<void>;
  let complaints: MockInstance<typeof console.error>;

  beforeEach(() => {
    openNetwork();
    appIsThere = new Promise((resolve) => {
      appComes = resolve;
    });
    complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    stop();
    stop = () => {};
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    closeApp();
  });

  const start = async (page: HTMLElement, onHydrated: () => void) => {
    stop = await startApp(page, onHydrated);
  };
  const loadStart = vi.fn(async () => {
    await appIsThere;
    return start;
  });
  const reload = vi.fn();

  /** Puts a page here as the server sends it, and begins to watch it. */
  async function send(url: string, load: LoadStart = loadStart): Promise<void> {
    reload.mockClear();
    loadStart.mockClear();
    window.history.replaceState(null, '', url);
    const html = await render({ url, origin: 'https://a.example', ...SHELL, answers: {} });
    // The body itself stays: what a test finds, it finds in there.
    const sent = new DOMParser().parseFromString(html, 'text/html');
    document.head.innerHTML = `<meta name="${APP_FILES}" content="/assets/app.js">`;
    document.body.innerHTML = sent.body.innerHTML;
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no #root.');
    void hydrateOnInteraction(root, load, reload);
  }

  return {
    user: userEvent.setup(),
    start,
    loadStart,
    reload,
    send,
    /** The same, and waits until it is read, and the app's files are fetched. */
    async open(...page: Parameters<typeof send>): Promise<void> {
      await send(...page);
      await waitFor(() => expect(document.querySelector('link[rel="prefetch"]')).not.toBeNull());
    },
    appComes: () => appComes(),
    complaints: () => complaints,
    /** Lists the complaints. Server and browser, which each have React to themselves, are one process here. */
    faults: () =>
      complaints.mock.calls.filter(([what]) => !/multiple renderers/u.test(String(what))),
    somebodyComes: () => fireEvent.pointerOver(screen.getByRole('main')),
  };
}
