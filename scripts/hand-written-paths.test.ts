import { globSync, readFileSync } from 'node:fs';
import { findPage } from '@shortlist/contracts';
import { SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';

/** The sources but for the service worker's: it keeps files that are fetched, not links that anybody follows. */
const SOURCES = globSync('apps/{web,server}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|test-support)\.tsx?$|\/service-worker\//u.test(file),
);

/** A string that begins like an address, up to its query or hash; `${…}` stands for any one segment. */
const ADDRESS = /(?<=["'`]|\$\{\w+(?:\(\))?\})\/(?:[\w./-]|\$\{[^{}`]*\})+(?=["'`?#])/gu;

/** A slash alone is mostly no address; here it is the home page's. */
const HOME = /\b(?:to|href|navigate)(?:=|: |\()["'`]\/["'`]/u;

const COMMENT = /^\s*(?:\/?\*|\/\/)/u;

/** The lines of a source that spell the address of a page instead of asking `hrefOf` for it. */
function linesWithPaths(source: string): string[] {
  return source.split('\n').filter((line) => {
    if (COMMENT.test(line)) return false;
    if (HOME.test(line)) return true;
    const addresses = line.match(ADDRESS) ?? [];
    return addresses.some((address) => findPage(address.replace(/\$\{[^{}]*\}/gu, 'x'), SECTIONS));
  });
}

it.each([
  "<Link to='/faq'>",
  '<Link to="/resume">',
  ['navigate(`/resume/$', '{resumeId}/contact`)'].join(''),
  '<Wordmark to="/">',
  "to: '/login?view=sign-up'",
  ['`$', '{origin()}/admin`'].join(''),
  "startsWith('/research/')",
])('recognizes an address in %s', (line) => {
  expect(linesWithPaths(line)).toEqual([line]);
});

it.each(["call('/api/health')", "text.split('x/y')", '/** The list (`/resume`). */'])(
  'sees none in %s',
  (line) => {
    expect(linesWithPaths(line)).toEqual([]);
  },
);

it('finds every link of the web app and of the server made by hrefOf', () => {
  const offenders = SOURCES.flatMap((file) =>
    linesWithPaths(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(SOURCES.length).toBeGreaterThan(300);
  expect(offenders).toEqual([]);
});
