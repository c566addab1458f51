import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { type KeptReview, removeReview } from '#platform/reviews/kept-reviews.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';

/** Asks, and takes a review out of this browser; `onEnd` is called after that. */
export function useDiscardReview(onEnd: () => Promise<void>) {
  const words = useWords(en.importing);
  const confirm = useConfirm();
  return async ({ id, fileName }: KeptReview) => {
    const agreed = await confirm({
      title: words.discardTitle({ fileName }),
      text: words.discardHint,
      confirmLabel: words.discardIt,
      isDangerous: true,
    });
    if (!agreed) return;
    catchLostFocus();
    await removeReview(id);
    await onEnd();
  };
}
