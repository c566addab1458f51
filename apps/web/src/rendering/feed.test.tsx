import { ARTICLE_IDS, FEED_PATH } from '@shortlist/contracts';
import { describe, expect, it } from 'vitest';
import { articleOf, LISTED_ARTICLES } from '#content/articles.ts';
import { renderFeed } from '../render.tsx';

const ATOM = 'http://www.w3.org/2005/Atom';
const ORIGIN = 'https://shortlist.example';

const read = async (origin = ORIGIN) =>
  new DOMParser().parseFromString(await renderFeed(origin), 'application/xml');
const all = (within: Document | Element, name: string) =>
  Array.from(within.getElementsByTagNameNS(ATOM, name));
const children = (within: Element, name: string) =>
  Array.from(within.children).filter((child) => child.localName === name);
const textOf = (within: Element, name: string) => children(within, name)[0]?.textContent ?? '';

describe('[WS2] the feed of the articles', () => {
  it('has what RFC 4287 wants of a feed, once each', async () => {
    const feed = (await read()).documentElement;
    expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed']);
    for (const name of ['id', 'title', 'updated', 'author']) {
      expect(children(feed, name), name).toHaveLength(1);
    }
    const links = Object.fromEntries(
      children(feed, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
    );
    expect(links).toEqual({
      self: ORIGIN + FEED_PATH,
      alternate: `${ORIGIN}/research/index`,
    });
    expect(textOf(feed, 'updated')).toBe(`${LISTED_ARTICLES[0]?.date}T00:00:00Z`);
  });

  it('is XML whatever host a request names', async () => {
    const feed = (await read('http://a"><x/>&b')).documentElement;
    expect(feed.localName).toBe('feed');
    expect(children(feed, 'x')).toEqual([]);
  });

  it('has every article with its text, newest first', async () => {
    const entries = all(await read(), 'entry');
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(
      LISTED_ARTICLES.map(({ title }) => title),
    );
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content', 'link']) {
        expect(children(entry, name), name).toHaveLength(1);
      }
      for (const name of ['updated', 'published']) {
        expect(textOf(entry, name)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
      }
      expect(children(entry, 'link')[0]?.getAttribute('href')).toMatch(
        /^https:\/\/shortlist\.example\/research\/articles\/[a-z-]+$/u,
      );
      const html = new DOMParser().parseFromString(textOf(entry, 'content'), 'text/html');
      expect(html.body.textContent?.length).toBeGreaterThan(1_000);
    }
  });

  it('gives each article an id that stays when the site moves', async () => {
    const ids = async (origin: string) =>
      all(await read(origin), 'id').map(({ textContent }) => textContent ?? '');
    const here = await ids(ORIGIN);
    expect(new Set(here).size).toBe(ARTICLE_IDS.length + 1);
    expect(await ids('http://127.0.0.1:3000')).toEqual(here);
    for (const id of here)
      expect(id).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
    // Under another id a reader would show the article once more.
    const entry = all(await read(), 'entry').find(
      (one) => textOf(one, 'title') === articleOf('no-lost-keystroke').title,
    );
    expect(entry && textOf(entry, 'id')).toBe('urn:uuid:7def7bb6-f31d-5dbf-b0fa-8169a63ff6f8');
  });
});
