import { afterEach, expect, it } from 'vitest';
import { readLanguage } from './read-language.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

it.each([
  { lang: 'en', language: 'en' },
  { lang: '', language: 'en' },
  { lang: 'de-x-mtfrom-en', language: 'en' },
  { lang: 'constructor', language: 'en' },
])('reads $language from a page in "$lang"', ({ lang, language }) => {
  document.documentElement.lang = lang;
  expect(readLanguage(document)).toBe(language);
});
