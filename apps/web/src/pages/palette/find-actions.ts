import type { PaletteAction } from '#features/search/palette-action.ts';

/** Finds the actions that are named by what was typed: each word begins one of theirs. */
export function findActions(actions: readonly PaletteAction[], typed: string): PaletteAction[] {
  const words = wordsOf(typed);
  return actions.filter(({ title }) =>
    words.every((word) => wordsOf(title).some((named) => named.startsWith(word))),
  );
}

const wordsOf = (text: string) => text.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
