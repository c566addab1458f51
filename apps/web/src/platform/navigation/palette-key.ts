/** Event of the window that opens the search, for what no key reaches. */
export const OPEN_SEARCH = 'open-search';

/** Places in which a letter is text or a choice, and keys belong to what is open. */
export const TYPED_IN =
  'input, textarea, select, [contenteditable], [role$="dialog"], [role="menu"]';

/** Places that have a Ctrl+K of their own, as the text of points has for links, or hide the page. */
const KEYS_OF_THEIR_OWN = '[contenteditable], [role$="dialog"], [role="menu"]';

/** Names what a key opens: the search on Ctrl+K, Cmd+K or "/", the list of keys on "?"; the letters open nothing where somebody types. */
export function paletteKey(event: KeyboardEvent): 'search' | 'keys' | undefined {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.isComposing) return undefined;
  const isIn = (places: string) => target instanceof Element && target.closest(places) !== null;
  if (event.ctrlKey || event.metaKey) {
    const isSearch = key.toLowerCase() === 'k' && !event.shiftKey && !isIn(KEYS_OF_THEIR_OWN);
    return isSearch ? 'search' : undefined;
  }
  if (isIn(TYPED_IN)) return undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : undefined;
}
