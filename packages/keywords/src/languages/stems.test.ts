import { expect, it } from 'vitest';
import { LOCAL_TEXTS } from '../lexicon/standard-lexicon.ts';
import { rulesOf } from './find-language.ts';

const LANGUAGES = LOCAL_TEXTS.map((text) => text.language);

const stemsOf = (language: string, words: string) =>
  new Set(words.split(' ').map((word) => rulesOf(language, LANGUAGES)?.stem(word))).size;

it.each([
  { language: 'German', words: 'inventur inventuren' },
  { language: 'German', words: 'kommissionieren kommissionierung kommissioniert kommissionierte' },
  { language: 'German', words: 'elektrische elektrischen elektrischer elektrisches' },
  {
    language: 'German',
    words: 'projektmanagement projektmanagementkenntnisse projektmanagementerfahrung',
  },
  { language: 'French', words: 'commercial commerciaux commerciale commerciales' },
  { language: 'French', words: 'electrique electriques' },
  { language: 'French', words: 'du des de' },
  { language: 'Spanish', words: 'electrico electrica electricos electricas' },
  { language: 'Spanish', words: 'instalacion instalaciones' },
])('takes "$words" for one $language word', ({ language, words }) => {
  expect(stemsOf(language, words)).toBe(1);
});

it.each([
  { language: 'German', words: 'lager lage' },
  { language: 'German', words: 'koch kuche' },
  { language: 'French', words: 'vente vent' },
  { language: 'Spanish', words: 'caja cama' },
])('keeps "$words" apart in $language', ({ language, words }) => {
  expect(stemsOf(language, words)).toBe(2);
});
