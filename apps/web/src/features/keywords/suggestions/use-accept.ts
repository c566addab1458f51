import type { Edit, Resume } from '@shortlist/model';
import { type Change, editsOf, keepEdits } from '@shortlist/tailoring';
import { historyOf } from '#draft/history/edit-history.ts';
import { useOpened } from '#draft/react/opened-document.ts';
import { useSections } from '#platform/sections-context.ts';

/** Returns functions that make changes of the open resume, or keep what they are about as it is, as one step of its history; each answers how that is taken back. */
export function useAccept(resumeId: string) {
  const sections = useSections();
  const { draft } = useOpened();

  function makeStep(makers: readonly ((resume: Resume) => readonly Edit[])[]): () => void {
    const history = historyOf(resumeId, draft, sections);
    const edits = history.accept(makers.map((make) => () => make(draft.get().draft.document)));
    return () => {
      const [first] = edits;
      if (first) history.takeBack(first);
    };
  }

  return {
    accept: (changes: readonly Change[]) =>
      makeStep(changes.map((change) => (resume) => editsOf(change, resume, sections))),
    keep: (change: Change) => makeStep([(resume) => keepEdits(change, resume)]),
  };
}
