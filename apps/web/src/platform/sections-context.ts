import { en, type Language } from '@shortlist/messages';
import { SECTIONS, type Sections, sectionsIn } from '@shortlist/model';
import { useGivenSections } from './given-sections.ts';
import { useLanguage } from './language/language-context.ts';
import { wordsIn } from './language/use-words.ts';
import { rememberByPair } from './remember-by-pair.ts';

/** Returns the kinds of section of the provider, else the product's. */
// biome-ignore lint/plugin: the one place where the product's kinds stand for those of no provider
export const resolveSections = (given: Sections | undefined): Sections => given ?? SECTIONS;

/** The kinds of section that resumes may have, in the words of the interface: the product's, unless a provider has others. */
export const useSections = () => inLanguage(useLanguage(), resolveSections(useGivenSections()));

/** The kinds of section in the words of a language. */
const inLanguage = rememberByPair((language: Language, sections: Sections): Sections => {
  // Definitions have the catalogue's English.
  if (language.texts.sections === undefined) return sections;
  const { contact, ...kinds } = wordsIn(language, en.sections);
  return sectionsIn(sections, {
    language: language.tag,
    contactTitle: contact,
    sayKind: casesOf(en.sections.texts, kinds),
    sayFields: casesOf(en.sectionFields.texts, wordsIn(language, en.sectionFields)),
  });
});

type Say = (params: { word: never }) => string;

/** Returns all cases of the text of a kind in a language, by their names, which are those that English has. */
function casesOf(english: object, said: Readonly<Record<string, Say>>) {
  const casesByKind = new Map(Object.entries(english));
  return (kind: string) => {
    const say = said[kind];
    const names = Object.keys(Object(casesByKind.get(kind))).filter((name) => name !== 'by');
    return say && Object.fromEntries(names.map((word) => [word, say({ word: word as never })]));
  };
}
