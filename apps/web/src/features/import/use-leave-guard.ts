import { en } from '@shortlist/messages';
import { useCallback, useEffect } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useRouter } from '#platform/navigation/router/router-context.ts';
import { REVIEW_DAYS } from '#platform/reviews/kept-reviews.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';

/**
 * Asks before what was read is left: on the browser's Back, on a reload or a closed tab (in the browser's own
 * words), and whenever `askToLeave` is called, which answers whether to give it up.
 */
export function useLeaveGuard(isAtRisk: boolean, isKept: boolean) {
  const confirm = useConfirm();
  const router = useRouter();
  const words = useWords(en.importing);
  const ask = useCallback(
    (keeps: boolean) =>
      confirm({
        title: words.leave,
        // Back and Forward leave what the browser keeps, to be gone on with.
        text: keeps ? words.leaveKept({ days: REVIEW_DAYS }) : words.leaveText,
        confirmLabel: words.leaveIt,
        isDangerous: !keeps,
      }),
    [confirm, words],
  );

  // Links lie under the dialog; only the browser's own buttons lead away.
  useEffect(
    () => (isAtRisk ? router.guard(() => ask(isKept)) : undefined),
    [isAtRisk, isKept, router, ask],
  );

  useEffect(() => {
    if (!isAtRisk) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isAtRisk]);

  return { askToLeave: () => ask(false) };
}
