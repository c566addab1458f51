import type { Message } from '@shortlist/messages';

export type Naming = {
  /** So many are named. */
  most: number;
  nameOf: (name: string) => Message<'command'>;
};

/** The first of several names, each in its message, and how many more there are. */
export function named(
  names: readonly string[],
  { most, nameOf }: Naming,
): readonly Message<'command'>[] {
  const first = names.slice(0, most).map(nameOf);
  const more = names.length - most;
  return more > 0 ? [...first, { code: 'command.more', params: { more } }] : first;
}
