import { plainText } from '../resume/print/plain-text.ts';
import { printedResume } from '../resume/print/printed-resume.ts';
import type { Resume } from '../resume/resume.ts';
import type { Sections } from '../resume/sections/create-sections.ts';
import type { DocumentLanguage } from './document-language.ts';

/** Languages that are alone among ours in their script. */
const SCRIPTS: readonly (readonly [DocumentLanguage, RegExp])[] = [
  ['el', /\p{sc=Greek}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['ar', /\p{sc=Arabic}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['zh', /\p{sc=Han}/gu],
];

/** Short words that stand in any text of a language and in few others, and letters that it has and few others have. */
const LATIN: readonly (readonly [DocumentLanguage, words: string, letters: string])[] = [
  ['en', 'the of and for with to from by an on at that a in is', ''],
  ['de', 'der die das und mit für von im den dem ein eine zu auf bei durch über des als', 'äöüß'],
  ['fr', 'le la les des et du pour avec une dans sur par aux de un au en', 'éèêçœàùâîïôûë'],
  ['es', 'el la los las y de del con para por una un en al', 'ñáéíóú¿'],
  ['pt', 'o os as e do da dos das com para por em na no um uma de', 'ãõçáéíóúâê'],
  ['it', 'il lo gli e di del della dei con per una un nel alla le due', 'àèìòù'],
  ['nl', 'de het een en van voor met in op bij te aan', 'ĳ'],
  ['pl', 'i w z na do oraz się o od jedną dla przy', 'ąćęłńśźż'],
  ['sv', 'och att en ett i på med för av till från som', 'åäö'],
  ['tr', 've bir ile için bu her olarak yıl', 'çğıöşü'],
];

/** Fewer signs than these are none. */
const LEAST_SIGNS = 4;
/** The best has so many times the signs of the next. */
const MARGIN = 1.2;

/**
 * The language that a resume is written in, as far as its script, its short words and its letters tell; undefined where
 * they do not. Names and technical terms count as little as they may: they are the same everywhere.
 */
export function guessLanguage(resume: Resume, sections: Sections): DocumentLanguage | undefined {
  const printed = printedResume(resume, { all: true, sections });
  return languageOf(printed.sections.map(plainText).join('\n'));
}

function languageOf(text: string): DocumentLanguage | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const ofScript = (script: RegExp) => text.match(script)?.length ?? 0;
  const own = SCRIPTS.find(([, script]) => ofScript(script) > Math.max(LEAST_SIGNS, letters / 3));
  if (own) return own[0];
  if (ofScript(/\p{sc=Cyrillic}/gu) > Math.max(LEAST_SIGNS, letters / 3))
    return /[іїєґ]/iu.test(text) ? 'uk' : 'ru';
  return latinLanguageOf(text.toLowerCase());
}

const OUR_LETTERS = new Set(LATIN.flatMap(([, , letters]) => [...letters]));

/** A letter beyond a to z that none of our languages has, as in Vietnamese, Czech or Hungarian. */
function hasForeignLetter(word: string): boolean {
  return [...word].some((letter) => letter > 'z' && !OUR_LETTERS.has(letter));
}

function latinLanguageOf(text: string): DocumentLanguage | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const foreign = words.filter(hasForeignLetter).length;
  const scores = LATIN.map(([language, short, letters]) => {
    const known = new Set(short.split(' '));
    const ownLetters = words.filter((word) => [...letters].some((letter) => word.includes(letter)));
    return {
      language,
      signs: words.filter((word) => known.has(word)).length + ownLetters.length,
    };
  }).sort((one, other) => other.signs - one.signs);
  const [best, next] = scores;
  const rival = Math.max(next?.signs ?? 0, foreign);
  if (!best || best.signs < LEAST_SIGNS || best.signs < rival * MARGIN) return undefined;
  return best.language;
}
