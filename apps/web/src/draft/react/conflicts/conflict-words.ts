import { en, type Language } from '@shortlist/messages';
import {
  type EditorSection,
  type EntryKind,
  entryOfKey,
  nameOfEntry,
  type Sections,
  sectionOfSettings,
  sectionsOf,
} from '@shortlist/model';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import { resumeModelOf } from '../../resume-draft/resume-model.ts';
import type { DraftState, Entry, PartKey, PartValue } from '../../resume-draft/resume-types.ts';
import { labelOf, labelOfOnlyField } from './conflict-labels.ts';
import { type Known, valueInWords } from './conflict-values.ts';
import { type AskedConflict, questionsIn } from './questions.ts';

/** Lists what there is to choose in a resume's draft, in words. */
export function listQuestions(
  language: Language,
  draft: Pick<DraftState, 'conflicts' | 'document'>,
  registry: Sections,
): AskedConflict[] {
  const sections = sectionsOf(draft.document, registry);
  const known = { resume: draft.document, sections, language };
  return questionsIn(resumeModelOf(sections), draft, {
    titleOf: (key, value) => partTitle(known, key, value),
    labelOf: (key, field) => labelOf(language, key, field, sections),
    say: (key, field, value) => valueInWords(known, key, field, value),
  });
}

/** Returns the title of a part; an entry's name, where it has one. */
function partTitle({ sections, language }: Known, key: PartKey, value: PartValue): string {
  const words = wordsIn(language, en.conflicts);
  const entry = entryOfKey(key);
  if (entry) return titleOfEntry(words, entry.kind, value as Entry | undefined, sections);
  const only = labelOfOnlyField(language, key, sections);
  if (only !== undefined) return only;
  if (key === 'look') return words.look;
  const settings = sectionOfSettings(key);
  if (settings !== undefined) return words.section({ title: titleOfKey(settings, sections) });
  return titleOfKey(key, sections);
}

const titleOfKey = (key: string, { titleOf, pathOfKey }: Sections): string =>
  // What is in the address of an editor's section is one.
  titleOf(pathOfKey(key) as EditorSection);

function titleOfEntry(
  words: WordsOf<'conflicts'>,
  kind: EntryKind,
  entry: Entry | undefined,
  sections: Sections,
): string {
  const name = entry ? nameOfEntry(kind, entry, sections) : '';
  const { entry: one } = sections.ofKind(kind).words;
  return name === '' ? one : words.entry({ thing: one, name });
}
