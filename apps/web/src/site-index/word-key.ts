import { stemmer } from 'stemmer';

/** Words that a question is made of and that say nothing about what it asks. */
const EMPTY_WORDS = new Set(
  `a an and any anyone anything are as at be been being but by can cannot could d did do does doing for from
   get gets getting got had has have having here how i if in into is it its just ll m may me might must my myself
   need needs of on or our please really s shall should so some t that the their them then there these they
   this to us ve want wants was we were what when which will with would you your`.split(/\s+/u),
);

/** Spellings of one word, of which the stem alone would make two. */
const SPELLINGS: Record<string, string> = {
  colour: 'color',
  colours: 'color',
  customise: 'customize',
  favourite: 'favorite',
  organisation: 'organization',
};

/**
 * The key under which a word is indexed and searched: small letters, without accents, as its stem (Porter 1980), so that
 * "Résumés", "resume" and "resumes" are one. Null for a word that says nothing.
 */
export function wordKey(word: string): string | null {
  const small = word.toLowerCase();
  const plain = (SPELLINGS[small] ?? small).normalize('NFKD').replace(/\p{M}/gu, '');
  return EMPTY_WORDS.has(plain) ? null : stemmer(plain);
}
