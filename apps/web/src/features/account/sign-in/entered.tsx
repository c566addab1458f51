import { getSession, getToken } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useEffect, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { call } from '#platform/server/call.ts';
import { type Entered as Answer, useEnter } from '#session/use-enter.ts';

type EnteredProps = {
  /** Number of a guest's resumes that have moved to the account. */
  moved: number;
  onDone: (entered: Answer) => void;
  /** Called where nobody is logged in after all. */
  onFailed: () => void;
};

/** Shows in this browser that a person has logged in at a provider: the session is there, the token is not yet. */
export function Entered({ moved, onDone, onFailed }: EnteredProps) {
  const words = useWords(en.signInWays);
  const enter = useEnter();
  const hasBegun = useRef(false);

  async function finish() {
    try {
      const [{ token }, session] = await Promise.all([call(getToken, {}), call(getSession, {})]);
      if (session === null) return onFailed();
      const claimed = moved > 0 ? { guest: '', resumes: moved } : null;
      onDone(enter({ token, user: session.user, claimed }));
    } catch (cause) {
      logError('The session of single sign-on was not found.', cause);
      onFailed();
    }
  }

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish();
  });

  return (
    <h1 role="status" className="font-serif text-xl tracking-tight sm:text-2xl">
      {words.loggingIn}
    </h1>
  );
}
