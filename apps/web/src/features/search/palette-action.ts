/** Action on the page that the palette was opened over. */
export type PaletteAction = {
  /** Where it leads; the page of now for what is done in place. */
  href: string;
  title: string;
  /** Empty where the title says it all. */
  about: string;
  /** Does it, in place of going to `href`. */
  run?: () => void;
};

/** Finds the actions that are named by what was typed: each word begins one of theirs. */
export function findActions(actions: readonly PaletteAction[], typed: string): PaletteAction[] {
  const words = wordsOf(typed);
  return actions.filter(({ title }) =>
    words.every((word) => wordsOf(title).some((named) => named.startsWith(word))),
  );
}

const wordsOf = (text: string) => text.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
