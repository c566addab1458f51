import { en } from '@shortlist/messages';
import {
  type EntryKind,
  type EntryOf,
  entryAbove,
  namelessNote,
  type Resume,
  type Sections,
} from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { useFormatAdvice } from '#platform/text/advice-on.ts';
import { sharesEmployer } from './employers.ts';

/** Says what is to be known about an entry of a kind beside its form; undefined for most. */
export function useEntryNote<K extends EntryKind>(
  resume: Resume,
  kind: K,
  sections: Sections,
): (entry: EntryOf<K>) => string | undefined {
  const words = useWords(en.editor);
  const say = useFormatAdvice();
  return (entry) => {
    if (entry.hidden) return words.entryIsHidden;
    const nameless = namelessNote(resume, kind, entry, sections);
    if (nameless) return say(nameless);
    if (isApart(resume, kind, entry, sections)) return words.roleIsApart;
    return entry.locked ? words.entryIsLocked : undefined;
  };
}

/** Checks whether a role at the employer above names another one than the printed entry above. */
const isApart = <K extends EntryKind>(
  resume: Resume,
  kind: K,
  entry: EntryOf<K>,
  sections: Sections,
): boolean => {
  const entries = { resume, kind, sections };
  const isRole = entry.sameEmployer === true && entryAbove(entries, entry.id) !== undefined;
  return isRole && !sharesEmployer(entries, entry);
};
