import type { Edit, Resume, Sections } from '@shortlist/model';
import type { DraftStore } from '../resume-draft/resume-types.ts';
import { type EditHistory, historyOf } from './edit-history.ts';

type OpenDraft = { resumeId: string; draft: DraftStore; sections: Sections };

/** Makes edits of an open resume one step of its history, each maker asked when those before it are made; answers how the step is taken back. */
export function makeStep(
  { resumeId, draft, sections }: OpenDraft,
  makers: readonly ((resume: Resume) => readonly Edit[])[],
  what?: Parameters<EditHistory['accept']>[1],
): () => void {
  const history = historyOf(resumeId, draft, sections);
  const edits = history.accept(
    makers.map((make) => () => make(draft.get().draft.document)),
    what,
  );
  return () => {
    const [first] = edits;
    if (first) history.takeBack(first);
  };
}
