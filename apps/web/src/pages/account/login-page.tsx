import { SignInPage } from '#features/account/sign-in/sign-in-page.tsx';
import { NarrowFrame } from '#ui/page-frame.tsx';

/** Log in, Create account, Forgot password (`/login?view=…&next=…`). */
export const LoginPage = () => (
  <NarrowFrame>
    <SignInPage />
  </NarrowFrame>
);
