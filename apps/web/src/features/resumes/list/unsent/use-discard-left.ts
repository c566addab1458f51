import { unsentSections } from '#draft/react/unsent/unsent-words.ts';
import type { UnsentResume } from '#draft/react/unsent/use-unsent-resumes.ts';
import { readLeftDrafts } from '#draft/storage/left-drafts.ts';
import { catchLostFocus } from '#lib/navigation/heading-focus.ts';
import { useSections } from '#lib/sections-context.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { quoteName } from '../../quote-name.ts';

/** Asks, and takes the edits out of this browser. */
export function useDiscardLeft(left: UnsentResume): () => Promise<void> {
  const confirm = useConfirm();
  const sections = useSections();
  return async () => {
    const { discardAll } = readLeftDrafts(left, sections);
    const agreed = await confirm({
      title: left.name ? `Discard the edits of ${quoteName(left.name)}?` : 'Discard these edits?',
      text: `${unsentSections(left, sections)}: nobody else has what was written there, and it cannot be brought back.`,
      confirmLabel: 'Discard edits',
      isDangerous: true,
    });
    if (!agreed) return;
    catchLostFocus();
    discardAll();
  };
}
