import { ConfirmEmail } from '#features/account/confirm-email.tsx';
import { NarrowFrame } from './narrow-frame.tsx';

/** Confirms an address (`/verify-email?token=…`). */
export const VerifyEmailPage = () => (
  <NarrowFrame>
    <ConfirmEmail />
  </NarrowFrame>
);
