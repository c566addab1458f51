import { browserTexts } from './safe-storage.ts';

/** Beyond so many characters only the resume that is changed is remembered. */
const MOST = 50_000;

/** A value for each of a resume's entries that has one, by their ids. */
export type ByEntry<V> = Readonly<Record<string, V>>;

/** Values that this browser remembers of entries, which are no part of the resume. */
export type EntryNotes<V> = {
  read: (resumeId: string) => ByEntry<V>;
  keep: (resumeId: string, values: ByEntry<V>) => void;
  erase: () => void;
};

function entryNotes<V>(name: string): EntryNotes<V> {
  function readAll(): Readonly<Record<string, ByEntry<V>>> {
    try {
      return Object(JSON.parse(browserTexts.read(name) ?? '{}'));
    } catch {
      return {};
    }
  }

  return {
    read: (resumeId) => readAll()[resumeId] ?? {},
    keep(resumeId, values) {
      const all = JSON.stringify({ ...readAll(), [resumeId]: values });
      browserTexts.write(name, all.length > MOST ? JSON.stringify({ [resumeId]: values }) : all);
    },
    erase: () => browserTexts.write(name, undefined),
  };
}

/** Texts of an entry that a switch has replaced, to be offered or put back when it is turned off. */
export type SetAside = {
  /** The end date that "Present" replaced. */
  endDate?: string;
  /** The employer that the one above replaced. */
  employer?: string;
};

/** True for an entry whose card a person has folded, false for one that they have opened. */
export const foldNotes = entryNotes<boolean>('shortlist-folded-entries');

export const setAsideNotes = entryNotes<SetAside>('shortlist-set-aside');

export function eraseEntryNotes(): void {
  foldNotes.erase();
  setAsideNotes.erase();
}
