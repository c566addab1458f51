import { expect, it } from 'vitest';
import { en } from '../index.ts';
import type { Text } from '../text.ts';

/** Each text of a subject with its name; cases have theirs behind it. */
function flatten(text: Text, name: string): { name: string; text: string }[] {
  if (typeof text === 'string') return [{ name, text }];
  return Object.entries(text).flatMap(([each, said]) =>
    each === 'by' ? [] : flatten(said, `${name}.${each}`),
  );
}

/** All texts that have cases, cases in cases included. */
function listCases(text: Text, name: string): { name: string; cases: readonly string[] }[] {
  if (typeof text === 'string') return [];
  const within = Object.entries(text).flatMap(([each, said]) => listCases(said, `${name}.${each}`));
  return [{ name, cases: Object.keys(text) }, ...within];
}

const subjects = Object.entries(en).flatMap(([key, { name, texts }]) => {
  if (key !== name) throw new Error(`${key} is called ${name}.`);
  return Object.entries(texts as Record<string, Text>).map(([each, text]) => ({
    name: `${name}.${each}`,
    text,
  }));
});

/** Placeholders, marked parts, and braces around a quotation mark. */
const TOKENS = /\{\w+(?:, (?:list|or|series|month))?\}|<(\w+)>[^<]*<\/\1>|\{"[^{}]*\}/gu;

it('has in each text tokens that are complete, and nothing that is half of one', () => {
  const broken = subjects
    .flatMap(({ name, text }) => flatten(text, name))
    .filter(({ text }) => /[{}<>]/u.test(text.replace(TOKENS, '')));
  expect(broken).toEqual([]);
});

it('says something for every count', () => {
  const counted = subjects
    .flatMap(({ name, text }) => listCases(text, name))
    .filter(({ cases }) => cases.some((each) => each === 'one' || /^\d+$/u.test(each)));
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(({ cases }) => !cases.includes('other'))).toEqual([]);
});
