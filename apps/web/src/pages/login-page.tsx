import { WayIn } from '#features/account/way-in.tsx';
import { NarrowFrame } from './narrow-frame.tsx';

/** Log in, Create account, Forgot password (`/login?view=…&next=…`). */
export const LoginPage = () => (
  <NarrowFrame>
    <WayIn />
  </NarrowFrame>
);
