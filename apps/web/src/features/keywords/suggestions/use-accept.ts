import { type Change, editsOf, keepEdits } from '@shortlist/tailoring';
import { makeStep } from '#draft/history/make-step.ts';
import { useOpened } from '#draft/react/opened-document.ts';
import { useSections } from '#platform/sections-context.ts';

/** Returns functions that make changes of the open resume, or keep what they are about as it is, as one step of its history; each answers how that is taken back. */
export function useAccept(resumeId: string) {
  const sections = useSections();
  const { draft } = useOpened();
  const open = { resumeId, draft, sections };
  return {
    accept: (changes: readonly Change[]) =>
      makeStep(
        open,
        changes.map((change) => (resume) => editsOf(change, resume, sections)),
      ),
    keep: (change: Change) => makeStep(open, [(resume) => keepEdits(change, resume)]),
  };
}
