/** Event of the window that opens the search, for what no key reaches. */
export const OPEN_SEARCH = 'open-search';

/** Places in which a letter is text or a choice, and keys belong to what is open. */
export const TYPED_IN =
  'input, textarea, select, [contenteditable], [role$="dialog"], [role="menu"]';

/** Names what a key opens: the search on Ctrl+K, Cmd+K or "/", the list of keys on "?"; nothing where somebody types. */
export function paletteKey(event: KeyboardEvent): 'search' | 'keys' | undefined {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.isComposing) return undefined;
  if (target instanceof Element && target.closest(TYPED_IN)) return undefined;
  if (event.ctrlKey || event.metaKey) {
    return key.toLowerCase() === 'k' && !event.shiftKey ? 'search' : undefined;
  }
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : undefined;
}
