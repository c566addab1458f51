/** The look of a page's main action: at the end of its head, on a phone in a bar that stays at the foot. Give it `data-foot-bar`, and its page `FOOT_BAR_ROOM`. */
export const FOOT_BAR_LOOK =
  'flex flex-col items-end gap-3 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:items-stretch max-sm:border-hairline max-sm:border-t max-sm:bg-panel max-sm:p-3';

/** Room at the end of a page for that bar. */
export const FOOT_BAR_ROOM = 'max-sm:pb-24';
