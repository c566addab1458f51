import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import type { NavigateOptions } from './create-router.ts';
import { addressOf, locationOf } from './location.ts';
import { useRouter } from './router-context.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: string };

/** Checks whether the browser itself has something to do with a press: another tab or window, a download, a menu. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to a page of the app. To the address that is shown it makes no further entry of the history. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const router = useRouter();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const { target = '_self' } = rest;
    if (event.defaultPrevented || target !== '_self' || isForBrowser(event)) return;
    event.preventDefault();
    const here = addressOf(router.get().location);
    const isHere = addressOf(locationOf(to, here)) === here;
    void router.navigate(to, { replace: replace ?? isHere, state });
  }

  return <a {...rest} href={to} onClick={handleClick} />;
}

export type NavigateProps = NavigateOptions & { to: string };

/** Leads on as soon as it is drawn. */
export function Navigate({ to, replace = false, state }: NavigateProps) {
  const { navigate } = useRouter();
  useEffect(() => {
    void navigate(to, { replace, state });
  }, [navigate, to, replace, state]);
  return null;
}
