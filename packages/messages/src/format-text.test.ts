import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { formatText } from './format-text.ts';
import { type Cases, subject } from './text.ts';
import { words } from './words.ts';

const ENGLISH = { tag: 'en' };
/** Words that a person may type, and what would be a token if it stood in a text. */
const typed = fc.oneof(
  fc.string(),
  fc.constantFrom('{name}', '{count}', '<link>', '</link>', '$&', 'by', 'other', 'constructor'),
);

describe('placeholders', () => {
  it.each([
    { text: '{count} of {total}', params: { count: 1, total: 1200 }, said: '1 of 1,200' },
    { text: '{year}', params: { year: '2024' }, said: '2024' },
    { text: '{names, list}', params: { names: ['a', 'b', 'c'] }, said: 'a, b and c' },
    { text: '{names, or}', params: { names: ['a', 'b', 'c'] }, said: 'a, b or c' },
    { text: '{names, series}', params: { names: ['a', 'b', 'c'] }, said: 'a, b, c' },
    { text: '{names, list}', params: { names: [1000] }, said: '1,000' },
    { text: '{day, month}', params: { day: { year: 2026, month: 9 } }, said: 'Sep 2026' },
    { text: '{day, month}', params: { day: { year: 2026 } }, said: '2026' },
    { text: 'such as {"size": 11}', params: {}, said: 'such as {"size": 11}' },
  ])('says $text', ({ text, params, said }) => {
    expect(formatText(text, params, ENGLISH)).toBe(said);
  });

  it('writes numbers, lists and months as the language does', () => {
    const params = { count: 1234.5, names: ['a', 'b'], day: { year: 2026, month: 5 } };
    const text = '{count} {names, list} {day, month}';
    expect(formatText(text, params, { tag: 'de' })).toBe('1.234,5 a und b Mai 2026');
  });

  test.prop([fc.array(typed, { minLength: 1, maxLength: 5 }), fc.array(typed)])(
    'are replaced by their values, each of them and nothing else',
    (values, between) => {
      const plain = values.map((_, at) => (between[at] ?? '').replace(/[{}<>]/gu, ''));
      const text = values.map((_, at) => `${plain[at]}{value${at}}`).join('');
      const params = Object.fromEntries(values.map((value, at) => [`value${at}`, value]));
      const said = values.map((value, at) => `${plain[at]}${value}`).join('');
      expect(formatText(text, params, ENGLISH)).toBe(said);
    },
  );
});

describe('cases', () => {
  const ALL = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const cases: Cases = Object.fromEntries(ALL.map((name) => [name, `{count} ${name}`]));

  test.prop([fc.constantFrom('en', 'pl', 'ar', 'cs', 'ja', 'fr'), fc.nat()])(
    'follow the plural categories of the language',
    (tag, count) => {
      const number = new Intl.NumberFormat(tag).format(count);
      const category = new Intl.PluralRules(tag).select(count);
      expect(formatText(cases, { count }, { tag })).toBe(`${number} ${category}`);
    },
  );

  test.prop([fc.constantFrom('en', 'pl', 'ar'), fc.nat()])(
    'fall back to other where a category has none',
    (tag, count) => {
      expect(formatText({ other: 'many' }, { count }, { tag })).toBe('many');
    },
  );

  it.each([
    { count: 0, said: 'none' },
    { count: 1, said: '1 page' },
    { count: 2, said: '2 pages' },
  ])('have a number before its category: $count', ({ count, said }) => {
    const pages: Cases = { 0: 'none', one: '{count} page', other: '{count} pages' };
    expect(formatText(pages, { count }, ENGLISH)).toBe(said);
  });

  test.prop([typed])('take any other text as other', (name) => {
    const greeting: Cases = { by: 'name', '': 'Hello,', other: 'Hello {name},' };
    const said = name === '' ? 'Hello,' : `Hello ${name},`;
    expect(formatText(greeting, { name }, ENGLISH)).toBe(said);
  });

  it('may hold cases', () => {
    const found: Cases = {
      by: 'kind',
      job: { one: '{count} job', other: '{count} jobs' },
      person: { one: '{count} person', other: '{count} people' },
    };
    expect(formatText(found, { kind: 'person', count: 3 }, ENGLISH)).toBe('3 people');
  });
});

describe('words', () => {
  const texts = subject('test', {
    undo: 'Undo',
    changes: { one: '{count} change', other: '{count} changes' },
    state: { by: 'state', on: 'It is on', off: 'It is off' },
    names: 'These: {names, list}',
    terms: 'Read the <link>terms of {product}</link>, please.',
  });
  const said = words({ tag: 'en', direction: 'ltr', texts: {} }, texts);

  it('gives texts, and functions of parameters', () => {
    expect(said.undo).toBe('Undo');
    expect(said.changes({ count: 1 })).toBe('1 change');
    expect(said.state({ state: 'off' })).toBe('It is off');
    expect(said.names({ names: ['a', 'b'] })).toBe('These: a and b');
  });

  it('hands marked parts to their functions, and puts the parts together', () => {
    const marked = words<typeof texts, { link: string } | unknown[]>(
      { tag: 'en', direction: 'ltr', texts: {} },
      texts,
      (parts) => parts,
    );
    const product = '<b>Ours</b>';
    expect(marked.terms({ product, link: (text) => ({ link: text }) })).toEqual([
      'Read the ',
      { link: 'terms of <b>Ours</b>' },
      ', please.',
    ]);
    expect(said.terms({ product: 'ours', link: (text) => `*${text}*` })).toBe(
      'Read the *terms of ours*, please.',
    );
  });

  it('says a text in another language, and in English what that language does not say', () => {
    const german = words(
      { tag: 'de', direction: 'ltr', texts: { test: { names: 'Das sind {names, list}.' } } },
      texts,
    );
    expect(german.names({ names: ['a', 'b'] })).toBe('Das sind a und b.');
    expect(german.undo).toBe('Undo');
  });

  it('compiles with the parameters of each text alone', () => {
    // @ts-expect-error: a parameter is missing.
    said.changes({});
    // @ts-expect-error: a parameter has another name.
    said.changes({ number: 1 });
    // @ts-expect-error: a count is a number.
    said.changes({ count: '1' });
    // @ts-expect-error: there is no such case.
    said.state({ state: 'broken' });
    // @ts-expect-error: a list is wanted.
    expect(() => said.names({ names: 'a' })).toThrow();
    // @ts-expect-error: the function of a marked part is missing.
    expect(() => said.terms({ product: 'ours' })).toThrow();
    // @ts-expect-error: there is no such text.
    expect(said.redo).toBeUndefined();
  });
});
