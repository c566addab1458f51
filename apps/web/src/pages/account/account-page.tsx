import { Account } from '#features/account/account.tsx';
import { PageFrame } from '#ui/page-frame.tsx';

export const AccountPage = () => (
  <PageFrame width="reading">
    <Account />
  </PageFrame>
);
