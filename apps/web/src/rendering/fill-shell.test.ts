import { expect, it } from 'vitest';
import { fillShell } from './fill-shell.ts';

const LETTERS = ['inter', 'source-serif-4'].map(
  (name) => `<link rel="preload" as="font" href="/assets/${name}.woff2" fetchpriority="low">`,
);
const SHELL = `<head>${LETTERS.join('')}</head><body><div id="root"></div></body>`;

it.each([
  ['<h1 class="font-serif">FAQ</h1>', ['inter', 'source-serif-4']],
  ['<h1 class="text-base">Loading …</h1>', ['inter']],
])('fetches ahead the letters that a page has something set in: %s', (body, faces) => {
  const html = fillShell(SHELL, { head: '', body, answers: {} });
  const asked = Array.from(html.matchAll(/\/assets\/(.*?)\.woff2/gu), ([, face]) => face);
  expect(asked).toEqual(faces);
});
