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
  const says = new Map<string, (params: { word: never }) => string>(Object.entries(kinds));
  const english = new Map<string, unknown>(Object.entries(en.sections.texts));
  return sectionsIn(sections, {
    language: language.tag,
    contactTitle: contact,
    sayKind(kind) {
      const say = says.get(kind);
      const names = Object.keys(Object(english.get(kind))).filter((name) => name !== 'by');
      // The words of a kind are the cases of its text.
      return say && Object.fromEntries(names.map((word) => [word, say({ word: word as never })]));
    },
  });
});
