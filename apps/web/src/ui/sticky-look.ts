/** The look of a column that stays in sight beside a form or a paper, below the bar of its page where that is sticky too; it scrolls by itself. */
export const STICKY_LOOK =
  'wide:sticky tall:wide:top-[calc(var(--spacing-topbar)+var(--editor-bar,4rem)+1rem)] wide:top-[calc(var(--spacing-topbar)+1rem)] tall:wide:max-h-[calc(100dvh-var(--spacing-topbar)-var(--editor-bar,4rem)-2rem)] wide:max-h-[calc(100dvh-var(--spacing-topbar)-2rem)] min-w-0 wide:overflow-y-auto';
