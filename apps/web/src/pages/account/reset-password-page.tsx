import { ResetPassword } from '#features/account/sign-in/reset-password.tsx';
import { NarrowFrame } from '#ui/page-frame.tsx';

/** Sets a new password (`/reset-password?token=…`). */
export const ResetPasswordPage = () => (
  <NarrowFrame>
    <ResetPassword />
  </NarrowFrame>
);
