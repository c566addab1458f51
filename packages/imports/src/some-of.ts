import type { Message } from '@shortlist/messages';

type Named = string | Message<'imports'>;

const MOST_NAMED = 5;

/** Cuts what a message lists to the first five, and how many more there are. */
export function someOf(named: readonly Named[]): readonly Named[] {
  const more = named.length - MOST_NAMED;
  if (more <= 0) return named;
  return [...named.slice(0, MOST_NAMED), { code: 'imports.more', params: { more } }];
}

/** Counts and names files. */
export const namedFiles = (files: readonly string[]) => ({
  count: files.length,
  files: someOf(files),
});
