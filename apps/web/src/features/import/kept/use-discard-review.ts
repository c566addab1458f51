import { catchLostFocus } from '#lib/navigation/heading-focus.ts';
import { type KeptReview, removeReview } from '#lib/reviews/kept-reviews.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';

/** Asks, and takes a review out of this browser; `onEnd` is called after that. */
export function useDiscardReview(onEnd: () => Promise<void>) {
  const confirm = useConfirm();
  return async ({ id, fileName }: KeptReview) => {
    const agreed = await confirm({
      title: `Discard what was read from ${fileName}?`,
      text: 'Your corrections cannot be recovered. The file itself stays where you have it.',
      confirmLabel: 'Discard it',
      isDangerous: true,
    });
    if (!agreed) return;
    catchLostFocus();
    await removeReview(id);
    await onEnd();
  };
}
