import { useEffect } from 'react';
import { useRouter } from '#lib/navigation/router/router-context.ts';
import { type Question, useConfirm } from '#ui/notices/notice-context.ts';

const LEAVE: Question = {
  title: 'Leave what was read?',
  text: 'Nothing of it is saved yet, and your changes to it would be lost.',
  confirmLabel: 'Leave it',
  isDangerous: true,
};

/**
 * Asks before what was read is lost: on the browser's Back, on a reload or a closed tab (in the browser's own
 * words), and whenever `askToLeave` is called, which answers whether to leave.
 */
export function useLeaveGuard(isAtRisk: boolean) {
  const confirm = useConfirm();
  const router = useRouter();

  // Links lie under the dialog; only the browser's own buttons lead away.
  useEffect(
    () => (isAtRisk ? router.guard(() => confirm(LEAVE)) : undefined),
    [isAtRisk, router, confirm],
  );

  useEffect(() => {
    if (!isAtRisk) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isAtRisk]);

  return { askToLeave: () => confirm(LEAVE) };
}
