import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Group } from './lexicon.ts';
import { LEXICON_TEXTS } from './lexicon-text.ts';
import { ROLE_TEXTS } from './role-texts.ts';
import { LOCAL_TEXTS, standardLexicon } from './standard-lexicon.ts';

const { groups, implications } = standardLexicon();

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Lists what `group` implies alone, and what that implies in turn. */
function impliedBy(group: Group): Set<Group> {
  const reached = new Set<Group>();
  const waiting = [group];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const { from, to } of implications) {
      if (from.length > 1 || from[0] !== next || reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}

it('has 4,500 groups and more over 25 fields and more', () => {
  expect(groups.length).toBeGreaterThan(4500);
  expect(new Set(groups.map(({ field }) => field)).size).toBeGreaterThanOrEqual(25);
});

it('has thirty groups or more in every field, and no field with a quarter of all', () => {
  const counts = countBy(groups.map(({ field }) => field));
  expect([...counts].filter(([, count]) => count < 30)).toEqual([]);
  expect(Math.max(...counts.values())).toBeLessThan(groups.length / 4);
});

it('implies one way only: no group comes back to itself', () => {
  const round = groups.filter((group) => impliedBy(group).has(group));
  expect(round.map(({ canonical }) => canonical)).toEqual([]);
});

it('names no family with a single member', () => {
  const counts = countBy(groups.flatMap(({ families }) => families));
  expect([...counts].filter(([, count]) => count < 2)).toEqual([]);
});

it('has other names for most groups', () => {
  const alone = groups.filter(({ names }) => names.length === 1);
  expect(alone.length).toBeLessThan(groups.length / 2);
});

it('names no role twice', () => {
  const names = ROLE_TEXTS.trim()
    .split('\n')
    .flatMap((line) => (line.split(' : ')[0] ?? '').split(' | '));
  expect([...countBy(names)].filter(([, count]) => count > 1)).toEqual([]);
});

const compressed = (texts: readonly { text: string }[]) =>
  gzipSync(texts.map(({ text }) => text).join('\n'), { level: 9 }).length;

it('weighs less than 100,000 bytes compressed, groups and roles together', () => {
  expect(compressed([...LEXICON_TEXTS, { text: ROLE_TEXTS }])).toBeLessThan(100_000);
});

it('weighs less than 20,000 bytes compressed in all other languages together', () => {
  expect(compressed(LOCAL_TEXTS)).toBeLessThan(20_000);
});
