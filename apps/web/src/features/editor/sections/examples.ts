import { en, type Language, words } from '@shortlist/messages';

type Example = {
  /** As it would stand on the paper. */
  lines: readonly string[];
  /** The quality that makes it good. */
  why: string;
};

const hasExample = (section: string): section is keyof typeof en.sectionExamples.texts =>
  Object.hasOwn(en.sectionExamples.texts, section);

/** Finds the example of a section, in the language of the interface; undefined where there is none. */
export function findExample(language: Language, section: string): Example | undefined {
  if (!hasExample(section)) return undefined;
  const say = words(language, en.sectionExamples)[section];
  return { lines: say({ part: 'lines' }).split('\n'), why: say({ part: 'why' }) };
}
