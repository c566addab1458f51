import { COUNTRIES, type Country } from './countries.ts';
import { LEXICONS } from './lexicons.ts';
import { makeResume } from './make-resume.ts';
import { LANGUAGES, type Language, type Person } from './person.ts';
import { createRandom, type Random } from './random.ts';

/**
 * Invented people, the same ones for every call: every language has `count` of them, and English
 * as many as all others together, because most resumes that people share are English.
 */
export function makePeople(count: number): Person[] {
  return LANGUAGES.flatMap((language) =>
    Array.from({ length: language === 'en' ? count * (LANGUAGES.length - 1) : count }, (_, at) =>
      makePerson(language, at),
    ),
  );
}

function makePerson(language: Language, at: number): Person {
  const random = createRandom((LANGUAGES.indexOf(language) + 1) * 100_003 + at * 7919);
  const { trades } = LEXICONS[language];
  const trade = trades[at % trades.length] ?? random.pick(trades);
  const isDated = random.chance(0.4);
  const resume = makeResume({
    random,
    lexicon: LEXICONS[language],
    trade,
    language,
    country: pickCountry(language, random),
    isDated,
  });
  return {
    id: `${language}-${String(at).padStart(3, '0')}-${trade.name}`,
    language,
    trade: trade.name,
    isDated,
    resume,
  };
}

const pickCountry = (language: Language, random: Random): Country =>
  random.pick(COUNTRIES.filter(({ names }) => names[language] !== undefined));
