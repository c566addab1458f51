import { hrefOf, newAddressOf, verifyEmail } from '@shortlist/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { logError } from '#lib/log.ts';
import { useSearchParams } from '#lib/navigation/router/router-context.ts';
import { ApiError } from '#lib/server/api-error.ts';
import { call } from '#lib/server/call.ts';
import { reasonOf } from '#lib/server/reason-of.ts';
import { FormFailure } from '#session/form-failure.tsx';
import { signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { useEnter } from '#session/use-enter.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useSend } from './use-send.ts';

/**
 * Confirms an address, or gives the account another one, with the token of a mail's link: by a button, since
 * programs that check mails open links too.
 */
export function ConfirmEmail() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const user = useSessionUser();
  const [confirmed, setConfirmed] = useState<string>();

  if (confirmed !== undefined) return <Confirmed email={confirmed} />;
  if (token === '') return <NoToken />;
  if (!user) return <LogInFirst token={token} />;
  return <Confirm token={token} email={user.email} onDone={setConfirmed} />;
}

type FrameProps = { title?: string; children: ReactNode };

const Frame = ({ title = 'Confirm your email address', children }: FrameProps) => (
  <>
    <h1 className="font-serif text-xl tracking-tight sm:text-2xl">{title}</h1>
    {children}
  </>
);

const NoToken = () => (
  <Frame>
    <p className="mt-3 mb-8 text-pretty text-muted">
      This address is not complete: it came without the code of the mail. Open the link in the mail
      again, or have a new one sent from your account.
    </p>
    <LinkButton variant="primary" to={hrefOf('account')}>
      Your account
    </LinkButton>
  </Frame>
);

const LogInFirst = ({ token }: { token: string }) => (
  <Frame>
    <p className="mt-3 mb-8 text-pretty text-muted">
      Log in to the account that this mail was sent for. You come back here afterwards.
    </p>
    <LinkButton variant="primary" to={signInPath('log-in', pathWith(token))}>
      Log in
    </LinkButton>
  </Frame>
);

const pathWith = (token: string) => hrefOf('verifyEmail', {}, { query: { token } });

type ConfirmProps = { token: string; email: string; onDone: (email: string) => void };

function Confirm({ token, email, onDone }: ConfirmProps) {
  const newEmail = newAddressOf(token);
  const [failure, setFailure] = useState<{ text: string; hasNoSession: boolean }>();
  const { send, isPending } = useSend();
  const enter = useEnter();

  async function handleConfirm() {
    setFailure(undefined);
    try {
      const confirmed = await send(() => call(verifyEmail, { body: { token } }));
      enter(confirmed);
      onDone(confirmed.user.email);
    } catch (cause) {
      logError('The address was not confirmed.', cause);
      const hasNoSession = cause instanceof ApiError && cause.status === 401;
      setFailure({ text: reasonOf(cause), hasNoSession });
    }
  }

  return (
    <Frame {...(newEmail && { title: 'Change your email address' })}>
      {newEmail ? (
        <Change from={email} to={newEmail} />
      ) : (
        <p className="wrap-anywhere mt-3 mb-8 text-pretty text-muted">
          Press the button to confirm that {email} is your address.
        </p>
      )}
      <div className="flex flex-col items-start gap-5">
        <FormFailure text={failure?.text} />
        <div className="flex flex-wrap gap-3">
          {failure?.hasNoSession ? (
            <LinkButton variant="primary" to={signInPath('log-in', pathWith(token))}>
              Log in
            </LinkButton>
          ) : (
            <Button variant="primary" isPending={isPending} onClick={() => void handleConfirm()}>
              {newEmail ? 'Change the address' : 'Confirm the address'}
            </Button>
          )}
          {failure && <LinkButton to={hrefOf('account')}>Your account</LinkButton>}
        </div>
      </div>
    </Frame>
  );
}

/** Both addresses, before anything is pressed: a link may have come from somebody who wants the account. */
const Change = ({ from, to }: { from: string; to: string }) => (
  <>
    <dl className="wrap-anywhere mt-5 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-2">
      <dt className="text-muted">Now</dt>
      <dd className="mb-2 font-medium sm:mb-0">{from}</dd>
      <dt className="text-muted">New address</dt>
      <dd className="font-medium">{to}</dd>
    </dl>
    <p className="mt-5 mb-8 text-pretty text-muted">
      You log in with the new address from then on, and anyone who reads its mail can set a new
      password. If it is not yours, or you did not ask for this, close this page: nothing changes.
    </p>
  </>
);

function Confirmed({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="font-serif text-xl tracking-tight sm:text-2xl">
        Your address is confirmed
      </h1>
      <p className="wrap-anywhere mt-3 mb-8 text-pretty text-muted">
        Mail for your account goes to {email}.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" to={hrefOf('resumes')}>
          Go to your resumes
        </LinkButton>
        <LinkButton to={hrefOf('account')}>Your account</LinkButton>
      </div>
    </>
  );
}
