import { ConfirmEmail } from '#features/account/sign-in/confirm-email.tsx';
import { NarrowFrame } from '#ui/page-frame.tsx';

/** Confirms an address (`/verify-email?token=…`). */
export const VerifyEmailPage = () => (
  <NarrowFrame>
    <ConfirmEmail />
  </NarrowFrame>
);
