import type { Country } from './countries.ts';
import type { Lexicon, Trade } from './lexicon.ts';
import type { Language } from './person.ts';
import type { Random } from './random.ts';

/** The source from which the facts of one person are drawn. */
export type Source = {
  random: Random;
  lexicon: Lexicon;
  trade: Trade;
  language: Language;
  country: Country;
  isDated: boolean;
};

/** The year in which everybody is looking for work. */
export const THIS_YEAR = 2026;

/** Puts drawn words for what stands in braces: a number, a town, a family name, the person's label. */
export function fillIn(text: string, { random, country, lexicon }: Source, label = ''): string {
  const draw: Record<string, () => string> = {
    n: () => String(random.between(11, 95)),
    few: () => String(random.between(3, 9)),
    p: () => String(random.between(12, 97)),
    town: () => random.pick(country.towns).city,
    Given: () => random.pick(country.given),
    label: () => label.toLowerCase(),
    Label: () => label,
  };
  return text.replace(/\{(\w+)\}/g, (whole, key) => {
    const words = lexicon.fill[key];
    if (words !== undefined) return random.pick(words);
    const drawn = draw[key];
    if (drawn === undefined) throw new Error(`Nothing can be drawn for ${whole}.`);
    return drawn();
  });
}
