import { en } from '@shortlist/messages';
import { unsentSections } from '#draft/react/unsent/unsent-words.ts';
import type { UnsentDocument } from '#draft/react/unsent/use-unsent-documents.ts';
import { readLeftDrafts } from '#draft/storage/left-drafts.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useSections } from '#platform/sections-context.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';

/** Asks, and takes the edits out of this browser. */
export function useDiscardLeft(left: UnsentDocument): () => Promise<void> {
  const words = useWords(en.leftDrafts);
  const unsent = useWords(en.unsent);
  const confirm = useConfirm();
  const sections = useSections();
  return async () => {
    const { discardAll } = readLeftDrafts(left, left.kind);
    const agreed = await confirm({
      title: left.name ? words.discardNamed({ name: quoteName(left.name) }) : words.discardNameless,
      text: words.nobodyElse({ left: unsentSections(unsent, left, sections) }),
      confirmLabel: words.discardEdits,
      isDangerous: true,
    });
    if (!agreed) return;
    catchLostFocus();
    discardAll();
  };
}
