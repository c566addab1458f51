import { readFileSync } from 'node:fs';
import { EXTRA_CONTACT } from '@shortlist/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Kept, type Told, tellDrafts } from './tell-drafts.test-support.ts';

const RECORDED = JSON.parse(
  readFileSync(new URL('./recorded/drafts.json', import.meta.url), 'utf8'),
) as { name: string; kept: Kept; told: Told }[];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ADDED: readonly string[] = EXTRA_CONTACT;

/** Without what this release has added, where it says nothing. */
const inOrder = (value: unknown) =>
  JSON.stringify(
    value,
    (name, said) => (ADDED.includes(name) && said === '' ? undefined : said),
    1,
  );

it.each(RECORDED)('[ED19] [HO4] finds what the release before left: $name', async (left) => {
  const found = await tellDrafts(left.kept, (ms) => vi.advanceTimersByTimeAsync(ms));
  // As text: the order of the fields is compared too.
  expect(inOrder(found)).toBe(inOrder(left.told));
});

it.each(RECORDED)('passes over what it does not know beside it: $name', async (left) => {
  const [place = ''] = Object.keys(left.kept.storage);
  // The name of a resume that waits, as this release writes it: a page of the release before may still be open.
  const [prefix, owner, document] = place.split('|');
  const storage = {
    ...left.kept.storage,
    [[prefix, owner, document, 'left-rename', 'rename'].join('|')]: '{"about":{},"at":1}',
  };
  const kept = { ...left.kept, storage };
  const found = await tellDrafts(kept, (ms) => vi.advanceTimersByTimeAsync(ms));
  expect(inOrder(found)).toBe(inOrder(left.told));
});
