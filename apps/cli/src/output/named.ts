import type { Message } from '@shortlist/messages';

export type Naming<T> = {
  /** So many are named. */
  most: number;
  nameOf: (named: T) => Message<'command'>;
};

/** The first of several names, each in its message, and how many more there are. */
export function named<T>(
  names: readonly T[],
  { most, nameOf }: Naming<T>,
): readonly Message<'command'>[] {
  const first = names.slice(0, most).map(nameOf);
  const more = names.length - most;
  return more > 0 ? [...first, { code: 'command.more', params: { more } }] : first;
}
