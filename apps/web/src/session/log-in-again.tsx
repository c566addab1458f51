import { useEffect, useEffectEvent } from 'react';
import { LogInForm } from './log-in-form.tsx';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { TOKEN_KEY } from './token.ts';
import { useWays } from './use-ways.ts';

type LogInAgainProps = {
  /** Filled in already, where it is known. */
  email?: string | undefined;
  /** Called when somebody has logged in, here or in another tab. */
  onDone: () => void;
};

/** Logs in by each way that the server offers, over a page that has to stay: providers come in another tab. */
export function LogInAgain({ email, onDone }: LogInAgainProps) {
  const ways = useWays();
  useLogInElsewhere(onDone);
  return (
    <div>
      <ProviderButtons {...ways} isNewTab />
      {ways.hasPasswords ? (
        <LogInForm email={email} onDone={onDone} />
      ) : (
        <PasskeyLogIn onDone={onDone} />
      )}
    </div>
  );
}

/** Calls `onDone` when another tab shows somebody as logged in. */
function useLogInElsewhere(onDone: () => void): void {
  const handleStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === TOKEN_KEY && newValue !== null) onDone();
  });
  useEffect(() => {
    const ended = new AbortController();
    window.addEventListener('storage', handleStorage, { signal: ended.signal });
    return () => ended.abort();
  }, []);
}
