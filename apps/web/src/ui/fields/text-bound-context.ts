import { type ChangeEvent, createContext, useContext } from 'react';

/** Checks whether a field may change from one length to another; says why where it may not. */
export type AllowLength = (next: number, before: number) => boolean;

export const TextBoundContext = createContext<AllowLength>(() => true);

export const useTextBound = (): AllowLength => useContext(TextBoundContext);

type Control = HTMLInputElement | HTMLTextAreaElement;
type HandleChange<C extends Control> = (event: ChangeEvent<C>) => void;

/** Leaves out changes to a controlled field that its bound refuses: React then shows `value` again. */
export function useBoundedChange<C extends Control>(
  value: unknown,
  onChange: HandleChange<C> | undefined,
): HandleChange<C> {
  const allows = useTextBound();
  return (event) => {
    if (allows(event.target.value.length, String(value ?? '').length)) onChange?.(event);
  };
}
