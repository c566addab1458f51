import { EndReminders } from '#features/account/end-reminders.tsx';
import { NarrowFrame } from '#ui/page-frame.tsx';

/** Ends reminders by mail (`/reminders/end?token=…`). */
export const EndRemindersPage = () => (
  <NarrowFrame>
    <EndReminders />
  </NarrowFrame>
);
