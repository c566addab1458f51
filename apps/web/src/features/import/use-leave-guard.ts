import { useEffect } from 'react';
import { useRouter } from '#lib/navigation/router/router-context.ts';
import { REVIEW_DAYS } from '#lib/reviews/kept-reviews.ts';
import { type Question, useConfirm } from '#ui/notices/notice-context.ts';

const LEAVE: Question = {
  title: 'Leave what was read?',
  text: 'Nothing of it is saved yet, and your changes to it would be lost.',
  confirmLabel: 'Leave it',
  isDangerous: true,
};

/** Question on leaving what the browser keeps: Back and Forward leave it to be gone on with. */
const LEAVE_KEPT: Question = {
  title: 'Leave what was read?',
  text: `Nothing of it is saved yet. This browser keeps it for ${REVIEW_DAYS} days, and the list of your resumes offers it again.`,
  confirmLabel: 'Leave it',
};

/**
 * Asks before what was read is left: on the browser's Back, on a reload or a closed tab (in the browser's own
 * words), and whenever `askToLeave` is called, which answers whether to give it up.
 */
export function useLeaveGuard(isAtRisk: boolean, isKept: boolean) {
  const confirm = useConfirm();
  const router = useRouter();

  // Links lie under the dialog; only the browser's own buttons lead away.
  useEffect(
    () => (isAtRisk ? router.guard(() => confirm(isKept ? LEAVE_KEPT : LEAVE)) : undefined),
    [isAtRisk, isKept, router, confirm],
  );

  useEffect(() => {
    if (!isAtRisk) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isAtRisk]);

  return { askToLeave: () => confirm(LEAVE) };
}
