import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountRow } from '../section.tsx';
import { CodesRow } from './codes-row.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { PasswordForm } from './password-form.tsx';
import { RowDialog } from './row-dialog.tsx';
import { waysInQuery } from './ways-in-query.ts';

/** Password, passkeys and two-step codes of the account. */
export function WaysIn({ email }: { email: string }) {
  const common = useWords(en.common);
  const account = useWords(en.account);
  const words = useWords(en.waysIn);
  const { data: ways, error, isFetching, refetch } = useQuery(waysInQuery);
  if (!ways) {
    if (!error) return <Skeleton className="h-40 w-full" />;
    return (
      <ErrorState
        title={account.waysInNotLoaded}
        text={reasonOf(common, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { hasPassword } = ways;
  const passwordTitle = hasPassword ? words.changeYourPassword : words.setPassword;
  return (
    <>
      <AccountRow
        label={words.password}
        action={
          <RowDialog label={hasPassword ? words.change : words.setPassword} title={passwordTitle}>
            {(close) => <PasswordForm email={email} onClose={close} />}
          </RowDialog>
        }
      >
        {hasPassword ? words.passwordHint : words.noPassword}
      </AccountRow>
      <PasskeyRows passkeys={ways.passkeys} />
      <CodesRow hasPassword={hasPassword} {...ways.secondFactor} />
    </>
  );
}
