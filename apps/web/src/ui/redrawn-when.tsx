import { memo, type ReactNode } from 'react';

type RedrawnWhenProps = {
  /** All that `children` draws from and that may change. */
  changed: readonly unknown[];
  children: () => ReactNode;
};

const isSame = ({ changed }: RedrawnWhenProps, next: RedrawnWhenProps) =>
  changed.length === next.changed.length &&
  changed.every((value, at) => Object.is(value, next.changed[at]));

/** A part of a long list: drawn again only when something of its own has changed, not with every letter typed in another. */
export const RedrawnWhen = memo(({ children }: RedrawnWhenProps) => children(), isSame);
