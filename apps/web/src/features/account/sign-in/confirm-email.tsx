import { hrefOf, newAddressOf, verifyEmail } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type ReactNode, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { call } from '#platform/server/call.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { useEnter } from '#session/use-enter.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';
import { OutcomeHeading } from '../outcome-heading.tsx';
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

function Frame({ title, children }: FrameProps) {
  const words = useWords(en.verifyEmail);
  return (
    <>
      <h1 className="font-serif text-xl tracking-tight sm:text-2xl">
        {title ?? words.confirmEmail}
      </h1>
      {children}
    </>
  );
}

const NoToken = () => {
  const words = useWords(en.verifyEmail);
  return (
    <Frame>
      <p className="mt-3 mb-8 text-pretty text-muted">{words.incomplete}</p>
      <LinkButton variant="primary" to={hrefOf('account')}>
        {words.yourAccount}
      </LinkButton>
    </Frame>
  );
};

const LogInFirst = ({ token }: { token: string }) => {
  const words = useWords(en.verifyEmail);
  const common = useWords(en.common);
  return (
    <Frame>
      <p className="mt-3 mb-8 text-pretty text-muted">{words.logInHint}</p>
      <LinkButton variant="primary" to={signInPath('log-in', pathWith(token))}>
        {common.logIn}
      </LinkButton>
    </Frame>
  );
};

const pathWith = (token: string) => hrefOf('verifyEmail', {}, { query: { token } });

type ConfirmProps = { token: string; email: string; onDone: (email: string) => void };

function Confirm({ token, email, onDone }: ConfirmProps) {
  const common = useWords(en.common);
  const words = useWords(en.verifyEmail);
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
      setFailure({ text: reasonOf(common, cause), hasNoSession });
    }
  }

  return (
    <Frame {...(newEmail && { title: words.changeEmail })}>
      {newEmail ? (
        <Change from={email} to={newEmail} />
      ) : (
        <p className="wrap-anywhere mt-3 mb-8 text-pretty text-muted">
          {words.pressToConfirm({ email })}
        </p>
      )}
      <div className="flex flex-col items-start gap-5">
        <FormFailure text={failure?.text} />
        <div className="flex flex-wrap gap-3">
          {failure?.hasNoSession ? (
            <LinkButton variant="primary" to={signInPath('log-in', pathWith(token))}>
              {common.logIn}
            </LinkButton>
          ) : (
            <Button variant="primary" isPending={isPending} onClick={() => void handleConfirm()}>
              {newEmail ? words.changeAddress : words.confirmAddress}
            </Button>
          )}
          {failure && <LinkButton to={hrefOf('account')}>{words.yourAccount}</LinkButton>}
        </div>
      </div>
    </Frame>
  );
}

/** Both addresses, before anything is pressed: a link may have come from somebody who wants the account. */
const Change = ({ from, to }: { from: string; to: string }) => {
  const words = useWords(en.verifyEmail);
  return (
    <>
      <dl className="wrap-anywhere mt-5 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-2">
        <dt className="text-muted">{words.now}</dt>
        <dd className="mb-2 font-medium sm:mb-0">{from}</dd>
        <dt className="text-muted">{words.newAddress}</dt>
        <dd className="font-medium">{to}</dd>
      </dl>
      <p className="mt-5 mb-8 text-pretty text-muted">{words.changeHint}</p>
    </>
  );
};

function Confirmed({ email }: { email: string }) {
  const words = useWords(en.verifyEmail);
  return (
    <>
      <OutcomeHeading>{words.confirmed}</OutcomeHeading>
      <p className="wrap-anywhere mt-3 mb-8 text-pretty text-muted">
        {words.confirmedHint({ email })}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" to={hrefOf('resumes')}>
          {words.toResumes}
        </LinkButton>
        <LinkButton to={hrefOf('account')}>{words.yourAccount}</LinkButton>
      </div>
    </>
  );
}
